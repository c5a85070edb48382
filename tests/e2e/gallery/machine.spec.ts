import type { EventMessage } from '#shared/ipc/contract.ts'
import type { DesktopApp } from '../fixtures/desktop-app.ts'
import { test } from './support/gallery.ts'

const ID = '01a1fba4-a89b-47fc-a7c4-2bd434ecbfc5'
const NOTES = [
  'Lo nuevo de esta versión:',
  '',
  '- Álbumes con hasta cien fotos.',
  '- Buscar dentro de una conversación.',
  '- Responder a un mensaje.',
].join('\n')

/** Main tells the page of it. */
const tell = (app: DesktopApp, message: EventMessage) =>
  app.electronApp.evaluate(
    ({ BrowserWindow }, said) => BrowserWindow.getAllWindows()[0]?.webContents.send('cosmia:event', said),
    message,
  )

test('what main tells of', async ({ app, gallery, home, dashboard, pageErrors, luna }) => {
  // Nobody has asked in earnest.
  pageErrors.allow(/./)
  await app.signIn(luna)
  await home.closeToast.click()
  const { page } = app
  const bar = page.getByRole('region', { name: 'Actualización' })
  const found = { step: 'found', version: '1.3.0', notes: NOTES } as const
  await tell(app, { event: 'update.changed', payload: found })
  await bar.waitFor()
  await gallery.show('Equipo · Versión nueva', 'desktop', 'wide', 'small', 'narrow', 'low')
  await bar.getByRole('button', { name: 'Qué hay de nuevo' }).click()
  await gallery.show('Equipo · Versión nueva · novedades', 'desktop', 'zoomed', 'narrow')
  await gallery.showForced('Equipo · Versión nueva · novedades')
  const version = '1.3.0'
  await tell(app, { event: 'update.changed', payload: { step: 'downloading', version, percent: 42 } })
  await gallery.show('Equipo · Versión nueva · se descarga', 'desktop', 'narrow')
  await tell(app, { event: 'update.changed', payload: { step: 'failed', version } })
  await gallery.show('Equipo · Versión nueva · no llega', 'desktop', 'narrow')
  await tell(app, { event: 'update.changed', payload: { step: 'unplaced', version } })
  await gallery.show('Equipo · Versión nueva · no se instala', 'desktop', 'narrow')
  await tell(app, { event: 'update.changed', payload: { step: 'ready', version } })
  await gallery.show('Equipo · Versión nueva · lista', 'desktop', 'small', 'narrow')
  await tell(app, { event: 'update.changed', payload: null })

  const certificates = [
    { subject: 'Luna Pérez', issuer: 'Casa de Moneda', validUntil: Date.UTC(2027, 10, 3) },
    {
      subject: 'PÉREZ GÓMEZ LUNA - 00000000T',
      issuer: 'AC FNMT Usuarios',
      validUntil: Date.UTC(2028, 0, 15),
    },
  ]
  const host = 'cosmia.universidad.example'
  const dialog = page.getByRole('dialog')
  await tell(app, { event: 'question.changed', payload: { kind: 'certificate', id: ID, host, certificates } })
  await dialog.getByRole('radio').first().check()
  await gallery.show('Equipo · Certificado', 'desktop', 'zoomed', 'narrow')
  const login = { kind: 'login', id: ID, host: 'proxy.universidad.example', isProxy: true } as const
  await tell(app, { event: 'question.changed', payload: { ...login, isRetry: false } })
  await dialog.getByRole('textbox').first().waitFor()
  await gallery.show('Equipo · Proxy', 'desktop', 'narrow')
  await tell(app, { event: 'question.changed', payload: { ...login, id: luna.id, isRetry: true } })
  await dialog.getByRole('alert').waitFor()
  await gallery.show('Equipo · Proxy · rechazado', 'desktop', 'zoomed', 'narrow')
  await tell(app, { event: 'question.changed', payload: null })
  await dialog.waitFor({ state: 'hidden' })
  await dashboard.main.waitFor()
})

test('what the server has to say', async ({ app, gallery, login, home, luna, pageErrors }) => {
  // Nobody has asked in earnest.
  pageErrors.allow(/./)
  const { page } = app
  const tellAll = async (...notices: readonly object[]) => {
    await page.unrouteAll()
    await page.route('**/rpc/get_client_notices', (route) => route.fulfill({ json: notices }))
    await page.reload()
    await bar.first().waitFor()
  }
  const bar = page.getByRole('region', { name: /Aviso|Versión/ })
  const incident = {
    id: ID,
    severity: 'warning',
    text: 'Los mensajes con archivos tardan en llegar. Ya lo estamos arreglando y no se pierde ninguno; calculamos que a las 18:00 (hora de Lima) todo irá como siempre.',
  }
  await tellAll(incident)
  await login.loginTitle.waitFor()
  await gallery.show('Entrada · Aviso del servidor', 'desktop', 'narrow')
  await app.signIn(luna)
  await home.closeToast.click()
  await gallery.show('Equipo · Aviso del servidor', 'desktop', 'wide', 'small', 'narrow', 'low')
  await gallery.showForced('Equipo · Aviso del servidor')
  const planned = { id: luna.id, severity: 'info', text: 'El martes de 3:00 a 4:00 habrá mantenimiento.' }
  await tellAll(planned)
  await gallery.show('Equipo · Aviso del servidor · breve', 'desktop', 'narrow')
  await tellAll({ id: ID, severity: 'too_old', text: 'El 1 de marzo dejará de conectarse.' })
  await gallery.show('Equipo · Versión antigua', 'desktop', 'zoomed', 'narrow')
  await tell(app, { event: 'update.changed', payload: { step: 'ready', version: '1.3.0' } })
  await page.getByRole('region', { name: 'Actualización' }).waitFor()
  await gallery.show('Equipo · Versión antigua · con la nueva', 'desktop', 'narrow', 'low')
  await tell(app, { event: 'update.changed', payload: null })
  await bar.getByRole('button', { name: 'Actualizar' }).click()
  await bar.getByText('no se actualiza sola').waitFor()
  await gallery.show('Equipo · Versión antigua · por otra vía', 'desktop', 'narrow')
})
