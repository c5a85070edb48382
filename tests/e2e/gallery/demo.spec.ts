import { readFileSync } from 'node:fs'
import { newClient, password, type Member } from '#tests/backend/support/members.ts'
import { showPresence } from '#tests/backend/support/realtime.ts'
import type { TestBackend } from '#tests/backend/start-backend.ts'
import { NO_ANSWER } from '../feed/support/server.ts'
import { expect } from '../fixtures/test.ts'
import { memberChooses } from '../support/member-chooses.ts'
import { test as base } from './support/gallery.ts'

/** What luna has written and drawn. */
const LUNA = 'resources/demo/luna'

/** A member of the demo, with a client of their own. */
async function enter(server: TestBackend, name: string): Promise<Member> {
  const client = newClient(server)
  const email = `${name}@cosmia.test`
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, id: data.user.id, name, email }
}

/** A full program: what a member sees who has been here for a while. The states one by one, and what is too long, are the other tests'. */
const test = base.extend({
  luna: async ({ server }, use) => use(await enter(server, 'luna')),
  member: ({ luna }, use: (member: Member) => Promise<void>) => use(luna),
  // What the demo has written stays.
  emptyFeed: undefined,
})

test.use({ seed: 'demo' })

test('a full home, its chat and its people', async ({
  gallery,
  dashboard,
  home,
  chat,
  search,
  friends,
  profile,
  login,
  page,
  pageErrors,
  server,
}) => {
  pageErrors.allow(...NO_ANSWER)
  for (const name of ['aurora', 'sol', 'orion']) await showPresence(await enter(server, name))
  await home.posts.first().waitFor()
  await gallery.show('Demo · Inicio', 'desktop', 'wide', 'small', 'narrow')
  await search.field.fill('or')
  await search.list.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await gallery.show('Demo · Búsqueda', 'desktop', 'wide')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await home.openDialog()
  await home.dialog.text.fill('Esta noche hay lluvia de estrellas. ¿Quién sube al mirador?')
  await gallery.show('Demo · Crear Post', 'desktop', 'wide', 'narrow')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menú de usuario' }).click()
  await page.getByRole('menuitem', { name: 'Configuración' }).waitFor()
  await gallery.show('Demo · Menú de usuario', 'desktop', 'narrow')
  await page.keyboard.press('Escape')
  await dashboard.notifications.click()
  await page.getByRole('dialog', { name: 'Notificaciones' }).waitFor()
  await gallery.show('Demo · Notificaciones')
  await page.keyboard.press('Escape')
  await chat.button.click()
  await chat.friend('aurora').waitFor()
  await gallery.show('Demo · Chat', 'desktop', 'wide', 'small', 'narrow')
  await chat.friend('sol').click()
  await chat.message('Buenas noches, Luna').waitFor()
  await gallery.show('Demo · Chat · Conversación', 'desktop', 'wide', 'small', 'narrow')
  await chat.close()
  await dashboard.openSection('Amigos')
  await friends.received.waitFor()
  await gallery.show('Demo · Amigos', 'desktop', 'wide', 'narrow')
  await dashboard.openSection('Mi Perfil')
  await profile.albums.first().waitFor()
  await page.route(/\/(auth|rest|storage)\/v1\//, (route) => route.abort())
  await dashboard.openSection('Inicio')
  await home.posts.first().waitFor()
  await chat.button.click()
  await chat.friend('sol').click()
  await chat.send('¿Subimos hoy también?')
  await login.offline.waitFor()
  await chat.message('¿Subimos hoy también?').getByText('No enviado').waitFor()
  await gallery.show('Demo · Sin conexión · Chat', 'desktop', 'narrow')
  await chat.close()
  await gallery.show('Demo · Sin conexión · Inicio', 'desktop', 'wide', 'narrow')
  await dashboard.openSection('Mi Perfil')
  await profile.albums.first().waitFor()
  await gallery.show('Demo · Sin conexión · Perfil', 'desktop', 'narrow')
})

test('full profiles, pets and albums', async ({ gallery, dashboard, profile, pet, album, luna, page }) => {
  await dashboard.openSection('Mi Perfil')
  await profile.albums.first().waitFor()
  await profile.collections.first().waitFor()
  await gallery.show('Demo · Perfil propio', 'desktop', 'wide', 'narrow')
  await profile.openAlbum('Noches sin farolas')
  await album.pictures.nth(3).waitFor()
  await gallery.show('Demo · Álbum', 'desktop', 'wide', 'narrow')
  const one = (table: 'member_cards' | 'pet_profiles', column: string, name: string) =>
    luna.client.from(table).select('id').eq(column, name).single().throwOnError()
  const { data: sol } = await one('member_cards', 'username', 'sol')
  await dashboard.goTo(`/dashboard/user-profile/${sol.id}`)
  await profile.posts.first().waitFor()
  await gallery.show('Demo · Perfil de otro', 'desktop', 'wide', 'narrow')
  const { data: venus } = await one('member_cards', 'username', 'venus')
  await dashboard.goTo(`/dashboard/user-profile/${venus.id}`)
  await profile.private.waitFor()
  await gallery.show('Demo · Perfil Privado', 'desktop', 'wide')
  const { data: cometa } = await one('pet_profiles', 'name', 'Cometa')
  await dashboard.goTo(`/dashboard/pet-profile/${cometa.id}`)
  await pet.albums.first().waitFor()
  await gallery.show('Demo · Mascota', 'desktop', 'wide', 'narrow')
  await dashboard.openSettings()
  await page.getByRole('switch', { name: 'Solo el nombre' }).waitFor()
  await gallery.show('Demo · Configuración', 'desktop', 'wide', 'small', 'narrow')
})

test('full sections and a full library', async ({
  app,
  gallery,
  dashboard,
  section,
  adults,
  blogs,
  reader,
  home,
  page,
}) => {
  await dashboard.openSection('Blogs and Gifts')
  await blogs.book('Cordillera de noche').waitFor()
  await gallery.show('Demo · Biblioteca', 'desktop', 'wide', 'narrow')
  await blogs.book('El pan y los cometas').click()
  await expect(reader.text).toContainText('Fermina')
  await gallery.show('Demo · Lector', 'desktop', 'wide', 'narrow')
  await blogs.back.click()
  await blogs.startWriting('Fantasía')
  await blogs.name.fill('La farola que quería ser planeta')
  await memberChooses(app, 'la-farola.txt', readFileSync(`${LUNA}/blog-content/la-farola.txt`))
  await blogs.content.getByRole('button', { name: 'Elegir archivo' }).click()
  await expect(blogs.content).toContainText('la-farola')
  await memberChooses(app, 'portada.webp', readFileSync(`${LUNA}/blog-covers/la-farola.webp`))
  await blogs.cover.getByRole('button', { name: 'Elegir portada' }).click()
  await expect(blogs.cover).toContainText('portada')
  await blogs.name.click()
  await gallery.show('Demo · Panel de escritor', 'desktop', 'wide', 'narrow')
  await dashboard.openSection('HuMordidas')
  await home.post('silencio').root.waitFor()
  await gallery.show('Demo · HuMordidas', 'desktop', 'wide', 'narrow')
  await dashboard.openSection('Quantum Lux')
  await page.getByRole('heading', { name: 'El prisma de la ventana' }).waitFor()
  await gallery.show('Demo · Quantum Lux', 'desktop', 'wide', 'narrow')
  for (const name of ['MushitTech77', 'OptimusTime', 'HocicoBites', 'Impúlsame', 'Agenda', 'Salud']) {
    await dashboard.openSection(name)
    await expect(dashboard.heading).toHaveText(name)
    await gallery.show(`Demo · ${name}`, 'desktop', 'wide')
  }
  await dashboard.openSection('Lizy’s Friends')
  await adults.choice.waitFor()
  await gallery.show('Demo · Lizy’s Friends', 'desktop', 'wide', 'narrow')
  await adults.artist.click()
  await adults.back.waitFor()
  await gallery.show('Demo · Lizy’s Friends · Artista', 'desktop', 'wide', 'narrow')
  await dashboard.openSection('Negocios Amigos')
  await expect(section.trades).toHaveCount(7)
  await gallery.show('Demo · Negocios Amigos', 'desktop', 'wide', 'narrow')
  await dashboard.openSection('Lugares Amigos')
  await expect(section.cities).toHaveCount(8)
  await gallery.show('Demo · Lugares Amigos', 'desktop', 'wide', 'narrow')
})
