import { readFileSync } from 'node:fs'
import { befriend } from '#tests/backend/support/members.ts'
import { newPatientMember } from '../fixtures/members.ts'
import { NO_ANSWER } from '../feed/support/server.ts'
import { numbered, writePosts } from '../feed/support/content.ts'
import { memberChooses } from '../support/member-chooses.ts'
import { test } from './support/gallery.ts'

const ABOUT = {
  bio: `Madrugo por gusto: los amaneceres no se repiten. ${'Supercalifragilístico'.repeat(8)}`,
  city: 'Valparaíso',
  academic_background: 'Magisterio',
  professional_background: 'Supercalifragilístico'.repeat(8),
  is_creator: true,
}

test('profiles', async ({ app, gallery, dashboard, profile, backend, longName, luna, sol, pageErrors }) => {
  test.slow()
  pageErrors.allow(...NO_ANSWER, /WebSocket/, /could not be/, /^catching up/)
  const other = (id: string) => dashboard.goTo(`/dashboard/user-profile/${id}`)
  const long = await newPatientMember(backend, 'largo')
  await long.client.from('profiles').update({ username: longName }).eq('id', long.id).throwOnError()
  await app.signIn(luna)
  await dashboard.openSection('Mi Perfil')
  await profile.edit.waitFor()
  await gallery.show('Perfil propio · vacío', 'desktop', 'narrow')

  await long.client.from('friend_requests').insert({ receiver_id: luna.id }).throwOnError()
  await luna.client
    .from('portfolio_items')
    .insert([{ title: 'Fases' }, { title: longName }])
    .throwOnError()
  await luna.client.from('pet_profiles').insert({ name: 'Cometa', bio: 'Mueve la cola' }).throwOnError()
  const posts = await writePosts(sol, numbered('Guardado', 6))
  for (const post_id of posts) await luna.client.from('saved_posts').insert({ post_id }).throwOnError()
  await writePosts(luna, ['Lo mío'])
  await app.page.reload()
  await profile.albums.first().waitFor()
  await profile.collections.first().waitFor()
  await gallery.show('Perfil propio', 'desktop', 'wide', 'zoomed', 'narrow')
  await profile.createAlbum.click()
  await gallery.show('Perfil propio · Crear álbum')
  await memberChooses(app, 'vela.webp', readFileSync('resources/demo/luna/experiences/vela.webp'))
  await app.page.getByRole('button', { name: 'Cambiar portada' }).click()
  await profile.question.getByRole('button', { name: 'Elegir imagen' }).click()
  await profile.question.getByRole('slider').waitFor()
  await gallery.show('Perfil propio · Portada', 'desktop', 'narrow')
  await profile.question.getByRole('button', { name: 'Guardar' }).click()
  await profile.question.waitFor({ state: 'hidden' })
  await profile.changePicture('avatar')
  await profile.question.waitFor({ state: 'hidden' })
  await gallery.show('Perfil propio · con imágenes', 'desktop', 'narrow')
  await profile.edit.click()
  await profile.field('Ciudad').fill('Granada')
  await profile.field('Nombre de usuario').fill(sol.name)
  await profile.freeNames.waitFor()
  await gallery.show('Perfil propio · Editar', 'desktop', 'narrow')
  await profile.field('Nombre de usuario').fill('')
  await profile.save.click()
  await dashboard.openSection('Agenda')
  await profile.question.waitFor()
  await gallery.show('Perfil propio · Salir sin guardar')
  await profile.answer('Salir sin guardar')

  await other(sol.id)
  await profile.private.waitFor()
  await gallery.show('Perfil de otro · Perfil Privado', 'desktop', 'small', 'narrow')
  await other(long.id)
  await profile.accept(longName).waitFor()
  await gallery.show('Perfil de otro · quiere ser tu amigo', 'narrow')
  await befriend(luna, sol)
  await sol.client.from('profiles').update(ABOUT).eq('id', sol.id).throwOnError()
  await other(sol.id)
  await profile.posts.first().waitFor()
  await gallery.show('Perfil de otro · amigos', 'desktop', 'wide', 'narrow')
  await other('nadie')
  await gallery.show('Perfil de otro · no existe')
  await app.page.route('**/rest/v1/member_cards?*', () => undefined)
  await other(`11111111${sol.id.slice(8)}`)
  await profile.loading.waitFor()
  await gallery.show('Perfil de otro · cargando')
  await app.page.route(`${backend.url}/**`, (route) => route.abort())
  await other(`00000000${sol.id.slice(8)}`)
  const whenBack = app.page.getByRole('main').getByText('Se verá cuando vuelva la conexión.')
  await whenBack.waitFor()
  await gallery.show('Perfil de otro · sin conexión')
  await dashboard.openSection('Mi Perfil')
  await app.page.reload()
  await whenBack.last().waitFor()
  await gallery.show('Perfil propio · empezado sin conexión', 'desktop', 'narrow')
})
