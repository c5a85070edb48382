import { NO_ANSWER } from '../feed/support/server.ts'
import { newPatientMember } from '../fixtures/members.ts'
import { clearExperiences, hangBanners, tellExperiences } from '../quantum-lux/support.ts'
import { test } from './support/gallery.ts'

const TABLES = '**/rest/v1/quantum_lux_*'

test('quantum lux', async ({
  app,
  gallery,
  dashboard,
  quantumLux,
  server,
  pageErrors,
  longName,
  luna,
  sol,
}) => {
  pageErrors.allow(...NO_ANSWER, /status of 403/, /WebSocket/, /could not be/, /^catching up/)
  const room = 'Quantum Lux ·'
  await clearExperiences(server)
  await hangBanners(server)
  await app.signIn(luna)
  await app.page.route(TABLES, () => undefined)
  await dashboard.goTo('/dashboard/quantumlux')
  await quantumLux.loading.waitFor()
  await gallery.show(`${room} cargando`, 'desktop', 'narrow')
  await app.page.unroute(TABLES)
  await app.page.reload()
  await quantumLux.slots.last().waitFor()
  await quantumLux.tell.focus()
  await gallery.show(`${room} vacío`, 'desktop', 'narrow')
  await hangBanners(server, 1, 2, 4)
  const long = await newPatientMember(server, 'larga-lux')
  await long.client.from('profiles').update({ username: longName }).eq('id', long.id).throwOnError()
  await tellExperiences(server, sol, ['El prisma de la ventana'])
  await tellExperiences(server, long, ['W'.repeat(100)])
  await tellExperiences(server, luna, ['Escribir a la luz de una vela'])
  await app.page.reload()
  await quantumLux.titles.first().waitFor()
  await gallery.show(room.slice(0, -2), 'desktop', 'wide', 'small', 'zoomed', 'narrow')
  await quantumLux.remove('Escribir a la luz de una vela').focus()
  await gallery.show(`${room} Experiencias`, 'desktop', 'wide', 'zoomed', 'narrow')
  await gallery.showForced(`${room} Experiencias`)
  await quantumLux.remove('Escribir a la luz de una vela').click()
  await quantumLux.question.waitFor()
  await gallery.show(`${room} Experiencias · borrar`, 'desktop', 'narrow')
  await app.page.keyboard.press('Escape')
  await quantumLux.question.waitFor({ state: 'hidden' })

  await quantumLux.tell.click()
  await quantumLux.title.fill('W'.repeat(103))
  await quantumLux.description.fill('Una luz '.repeat(12))
  await gallery.show(`${room} Contar · demasiado largo`, 'desktop', 'narrow')
  await quantumLux.title.fill('')
  await gallery.show(`${room} Contar · sin título`, 'desktop', 'narrow')
  await quantumLux.title.fill('La vela')
  await app.page.route(TABLES, (route) => route.fulfill({ status: 403, json: {} }))
  await quantumLux.publish.click()
  await quantumLux.dialog.getByRole('alert').waitFor()
  await gallery.show(`${room} Contar · con error`, 'desktop', 'zoomed', 'narrow')
  await app.page.unroute(TABLES)
  await app.page.keyboard.press('Escape')
  await app.page.keyboard.press('Escape')
  await quantumLux.dialog.waitFor({ state: 'hidden' })

  await dashboard.openSection('Agenda')
  await app.page.route(TABLES, (route) => route.fulfill({ status: 403, json: {} }))
  await app.page.reload()
  await dashboard.openSection('Quantum Lux')
  await quantumLux.retry.last().waitFor()
  await gallery.show(`${room} con error`, 'desktop', 'narrow')
  await quantumLux.retry.last().focus()
  await gallery.show(`${room} Experiencias · con error`, 'desktop', 'narrow')
  await app.page.route(`${server.url}/**`, (route) => route.abort())
  await app.page.reload()
  await dashboard.main.getByText('Se verá cuando vuelva la conexión.').last().waitFor()
  await gallery.show(`${room} empezado sin conexión`, 'desktop', 'narrow')
})
