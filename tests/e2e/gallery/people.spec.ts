import { befriend } from '#tests/backend/support/members.ts'
import { showPresence } from '#tests/backend/support/realtime.ts'
import { newPatientMember } from '../fixtures/members.ts'
import { sendMessages } from '../chat/support/messages.ts'
import { test } from './support/gallery.ts'

const NAMES = ['نجمة الليل', '👩‍🚀 Ana', 'María de los Ángeles Fernández-Castellan']

test('people', async ({
  app,
  gallery,
  dashboard,
  friends,
  search,
  backend,
  longName,
  luna,
  sol,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/)
  const { page } = app
  await app.signIn(luna)
  await dashboard.friends.getByRole('button', { name: 'Buscar personas' }).waitFor()
  await gallery.show('Amigos · sin amigos', 'desktop', 'small')

  for (const [index, username] of [longName, ...NAMES].entries()) {
    const member = await newPatientMember(backend, `gente-${index}`)
    await member.client.from('profiles').update({ username }).eq('id', member.id).throwOnError()
    await befriend(member, luna)
  }
  await befriend(sol, luna)
  const bio = 'Madrugo por gusto: los amaneceres no se repiten. Hago pan y miro mucho hacia arriba.'
  await sol.client.from('profiles').update({ bio }).eq('id', sol.id).throwOnError()
  await showPresence(sol)
  await page.reload()
  const row = dashboard.friend(sol.name)
  await row.getByText('en línea').waitFor()
  await sendMessages(sol, luna, ['¿Estás?'])
  await row.getByText('1 mensaje sin leer').waitFor()
  await gallery.show('Amigos', 'desktop', 'wide', 'small')
  await sol.client.removeAllChannels()

  const [asking, asked] = [await newPatientMember(backend, 'pide'), await newPatientMember(backend, 'espera')]
  await asking.client.from('friend_requests').insert({ receiver_id: luna.id }).throwOnError()
  await luna.client.from('friend_requests').insert({ receiver_id: asked.id }).throwOnError()
  await friends.besideHome.waitFor()
  await gallery.show('Amigos · solicitud', 'desktop', 'small', 'narrow')
  await dashboard.goTo('/dashboard/amigos')
  await friends.sent.waitFor()
  await gallery.show('Amigos · página', 'desktop', 'wide', 'zoomed', 'narrow')
  await friends.friend(longName).getByRole('button').click()
  await gallery.show('Amigos · página · menú', 'desktop', 'narrow')
  await page.keyboard.press('Escape')
  await friends.friend(sol.name).getByRole('link', { name: sol.name, exact: true }).hover()
  await friends.card(sol.name).getByRole('link', { name: 'Mensaje' }).waitFor()
  await gallery.show('Tarjeta · amistad', 'desktop')
  await page.mouse.move(0, 0)
  await friends.received.getByRole('link', { name: asking.name }).press('i')
  await friends.card(asking.name).getByRole('button').waitFor()
  await gallery.show('Tarjeta · solicitud')
  await gallery.resize('narrow')
  await friends.received.getByRole('link', { name: asking.name }).press('i')
  await friends.card(asking.name).getByRole('button').waitFor()
  await gallery.show('Tarjeta · solicitud', 'narrow')
  await page.keyboard.press('Escape')
  await friends.later(asking.name).click()
  await friends.setAside.waitFor()
  await gallery.show('Amigos · página · apartada', 'desktop', 'narrow')
  await dashboard.goTo('/dashboard/home')

  await search.field.fill('an')
  await search.option('👩‍🚀 Ana').waitFor()
  await page.keyboard.press('ArrowDown')
  await gallery.show('Búsqueda', 'desktop', 'wide')
  await search.field.fill('nadie')
  await page.getByText('Nadie se llama «nadie» por aquí.').first().waitFor()
  await gallery.show('Búsqueda · nadie', 'desktop', 'wide')
  await search.field.fill('n')
  await page.getByText('Escribe al menos 2 caracteres.').waitFor()
  await gallery.show('Búsqueda · corta')
  await page.route('**/rpc/search_members', () => undefined)
  await search.field.fill('ñandú')
  await page.getByText('Buscando…', { exact: true }).waitFor()
  await gallery.show('Búsqueda · buscando')
  await page.unroute('**/rpc/search_members')
  await page.route('**/rpc/search_members', (route) => route.fulfill({ status: 500 }))
  await search.field.fill('wz')
  await search.retry.waitFor()
  await gallery.show('Búsqueda · con error', 'desktop', 'wide')
  await page.unroute('**/rpc/search_members')
  await gallery.resize('narrow')
  await search.button.click()
  await search.field.fill('ww')
  await search.option(longName).waitFor()
  await gallery.show('Búsqueda · hoja', 'narrow', 'zoomed', 'small')
  await gallery.resize('narrow')
  await search.button.click()
  await search.field.fill('')
  await gallery.show('Búsqueda · hoja · abierta', 'narrow')
  await gallery.resize('narrow')
  await search.button.click()
  await search.field.fill('nadie')
  await search.sheet.getByText('Nadie se llama «nadie» por aquí.').waitFor()
  await gallery.show('Búsqueda · hoja · nadie', 'narrow', 'small')
  // It goes where there is room for the field, and would stand over its button.
  await search.sheet.waitFor({ state: 'hidden' })
  await page.route('**/rpc/search_members', (route) => route.fulfill({ status: 500 }))
  await gallery.resize('narrow')
  await search.button.click()
  await search.field.fill('wx')
  await search.retry.waitFor()
  await gallery.show('Búsqueda · hoja · con error', 'narrow', 'zoomed')
})
