import { writePosts } from '../feed/support/content.ts'
import { test } from './support/gallery.ts'

const GATE = '**/rest/v1/profiles?select=birth_year*'

/** What spectators find, the oldest first. */
const SHOW = [
  'Ensayo a puerta cerrada: mañana estreno coreografía nueva. ¿Quién viene?',
  'Gracias por la ovación de anoche. Todavía me tiemblan las manos. ✨',
  'Función de esta noche: sombras y terciopelo.',
]

test('the area for adults', async ({ app, gallery, dashboard, adults, pageErrors, luna, sol }) => {
  pageErrors.allow(/status of 403/, /^No se pudo cargar/)
  const room = 'Lizy’s Friends'
  const open = () => dashboard.goTo('/dashboard/lizysfriends')
  await app.signIn(luna)
  await app.page.route(GATE, () => undefined)
  await open()
  await adults.waiting.waitFor()
  await gallery.show(`${room} · comprobando`, 'desktop', 'narrow')
  await app.page.unroute(GATE)
  await app.page.route(GATE, (route) => route.fulfill({ status: 403, json: {} }))
  await app.page.reload()
  await adults.retry.waitFor()
  await gallery.show(`${room} · con error`, 'desktop', 'narrow')
  await app.page.unroute(GATE)
  await adults.retry.click()
  await adults.choice.waitFor()
  await gallery.show(room, 'desktop', 'wide', 'small', 'zoomed', 'narrow')
  await gallery.showForced(room)
  await adults.artist.click()
  await adults.back.waitFor()
  await gallery.show(`${room} · Artista`, 'desktop', 'zoomed', 'narrow')
  await adults.back.click()
  await adults.spectator.click()
  await adults.back.waitFor()
  await dashboard.main.getByText('Aquí todavía no brilla ningún post.').waitFor()
  await gallery.show(`${room} · Espectador · vacío`, 'desktop', 'narrow')
  await writePosts(sol, SHOW, 'lizysfriends')
  await app.page.reload()
  await adults.post('Función de esta noche').waitFor()
  await gallery.show(`${room} · Espectador`, 'desktop', 'narrow')
  await luna.client.from('profiles').update({ birth_year: null }).eq('id', luna.id).throwOnError()
  await app.page.reload()
  await adults.restricted.waitFor()
  await gallery.show(`${room} · acceso restringido`, 'desktop', 'zoomed', 'narrow')
})
