import { readFileSync } from 'node:fs'
import { befriend } from '#tests/backend/support/members.ts'
import { numbered, writePosts } from '../feed/support/content.ts'
import { expect, test } from '../feed/support/test.ts'
import { memberChooses, memberChoosesAll } from '../support/member-chooses.ts'

// spec: 2.profile.parts, 2.profile.albums, 2.profile.collections, 3.files.pictures, 4.profile.edit, 7.profile.edit, 7.profile.images, 7.portfolio.read, 7.portfolio.create, 7.portfolio.delete, 8.success.profile, 8.success.image, 8.success.album, 8.success.item
test('the own profile is edited, left and found again; albums with their pictures and collections stand on it', async ({
  app,
  page,
  dashboard,
  profile,
  album,
  home,
  pageErrors,
  luna,
  sol,
}) => {
  test.slow()
  const saved = await writePosts(sol, numbered('Guardado', 7))
  for (const post_id of saved) await luna.client.from('saved_posts').insert({ post_id }).throwOnError()
  await writePosts(luna, ['Lo mío'])
  await app.signIn(luna)
  await expect(home.post('Lo mío').root).toBeVisible()
  await dashboard.openSection('Mi Perfil')
  await expect(profile.name).toHaveText(luna.name)
  await expect(profile.posts).toContainText(['Lo mío'])
  // Of a window as it opens, what stands on the profile has more than who it is of.
  expect((await profile.head.boundingBox())?.height).toBeLessThanOrEqual(300)

  await expect(profile.collections).toHaveCount(5)
  await expect(profile.collections.first()).toContainText('Guardado 7.')
  await profile.moreCollections.click()
  await expect(profile.moreCollections).toHaveCount(0)
  await expect(profile.collections.first()).toHaveAttribute('aria-setsize', '7')

  await profile.addAlbum('Fases de la luna')
  await expect(profile.toast('Álbum creado')).toBeVisible()
  await profile.addAlbum('Mareas')
  await expect(profile.albumTitles).toHaveText(['Mareas', 'Fases de la luna'])
  await profile.openAlbum('Mareas')
  await album.removeAlbum()
  await expect(profile.toast('Elemento borrado')).toBeVisible()
  await expect(profile.albumTitles).toHaveText(['Fases de la luna'])

  // Two pictures by one dialog; one is described, looked at and chosen as the cover.
  await memberChoosesAll(app, {
    'farola.webp': readFileSync('resources/demo/luna/blog-covers/la-farola.webp'),
    'poemas.webp': readFileSync('resources/demo/luna/blog-covers/tres-poemas.webp'),
  })
  await profile.openAlbum('Fases de la luna')
  await expect(album.title).toHaveText('Fases de la luna')
  await album.add.click()
  await expect(album.pictures).toHaveCount(2)
  await expect(album.uploads).toHaveCount(0)
  await album.act(2, 'Añadir descripción')
  await album.description.fill('Cuarto creciente')
  await album.description.press('Enter')
  await expect(album.picture('Cuarto creciente')).toBeVisible()
  await album.picture('Foto 1 de «Fases de la luna»').click()
  const large = album.lightbox('Fases de la luna')
  await expect(large.shown).toBeVisible()
  await expect.poll(() => large.roomBetween()).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await expect(large.current).toContainText('Cuarto creciente')
  await expect(large.save).toBeVisible()
  await page.keyboard.press('Escape')
  await album.act(2, 'Usar como portada')
  await expect(album.toast('Portada actualizada')).toBeVisible()
  await page.goBack()
  await expect(profile.albums).toContainText(['2 fotos'])
  await expect(profile.albums.locator('[style*="poemas.webp"]')).toBeVisible()

  await memberChooses(app, 'vela.webp', readFileSync('resources/demo/luna/experiences/vela.webp'))
  for (const picture of ['portada', 'foto']) {
    await profile.changePicture(picture)
    await expect(profile.toast('Imagen actualizada')).toBeVisible()
    await expect(profile.question).toHaveCount(0)
  }
  await expect(dashboard.userMenu.locator(`[style*="${luna.id}/avatar-"]`)).toBeVisible()
  await expect(profile.cover).toHaveAttribute('src', new RegExp(`${luna.id}/cover-`))
  await expect
    .poll(() => profile.cover.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBeCloseTo(3, 1)

  await profile.edit.click()
  await expect(profile.field('Nombre de usuario')).toBeFocused()
  await profile.field('Bio').fill('Escribo cartas a las constelaciones')
  await dashboard.openSection('Agenda')
  await expect(profile.question).toContainText('¿Salir sin guardar?')
  await profile.answer('Cancelar')
  await page.reload()
  await expect(profile.field('Bio')).toHaveValue('Escribo cartas a las constelaciones')
  pageErrors.allow(/status of 409/, /No se pudo guardar el perfil/)
  await profile.field('Nombre de usuario').fill(sol.name.toUpperCase())
  await profile.save.click()
  await expect(profile.form).toContainText('Ese nombre ya está en uso o se parece demasiado a otro.')
  await profile.field('Nombre de usuario').fill(`${luna.name} nueva`)
  await profile.save.click()
  await expect(profile.toast('Perfil guardado')).toBeVisible()
  await expect(profile.name).toHaveText(`${luna.name} nueva`)
  await expect(profile.posts.getByRole('link', { name: `${luna.name} nueva` })).toBeVisible()
  await dashboard.openSection('Inicio')
  await expect(home.post('Lo mío').root).toContainText(`${luna.name} nueva`)

  // Going back and on leads there and away again, and leaving without saving needs a yes.
  await page.goBack()
  await profile.edit.click()
  await profile.field('Ciudad').fill('Granada')
  await dashboard.openSection('Inicio')
  await profile.answer('Salir sin guardar')
  await expect(dashboard.heading).toHaveText('Inicio Cósmico')
  await dashboard.openSection('Mi Perfil')
  await profile.edit.click()

  // Nothing asks when the window closes, since nothing is lost by it.
  await profile.field('Ciudad').fill('Granada')
  const next = await app.restart()
  await app.signIn(luna)
  await next.dashboard.openSection('Mi Perfil')
  await expect(next.profile.field('Ciudad')).toHaveValue('Granada')
  await next.profile.form.getByRole('button', { name: 'Cancelar' }).click()
  await next.profile.answer('Descartar')
  await expect(next.profile.edit).toBeVisible()

  // Friends see what an album holds, and no more.
  await befriend(luna, sol)
  await next.dashboard.signOut()
  await app.signIn(sol)
  await next.dashboard.goTo(`/dashboard/user-profile/${luna.id}`)
  await next.profile.openAlbum('Fases de la luna')
  await expect(next.album.picture('Cuarto creciente')).toBeVisible()
  await expect(next.album.remove).toBeHidden()
  await expect(next.album.add).toBeHidden()
})
