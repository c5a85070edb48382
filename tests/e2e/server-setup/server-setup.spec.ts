import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect } from '../fixtures/test.ts'
import { test } from '../gallery/support/gallery.ts'

test.use({ connection: null })

test('without a server the app asks for one, refuses a secret key and keeps none that does not answer', async ({
  app,
  serverSetup,
  login,
  gallery,
  backend,
}) => {
  await expect(serverSetup.title).toBeVisible()
  await gallery.show('Entrada · Servidor', 'desktop', 'narrow')
  await serverSetup.address.fill(backend.url)
  await serverSetup.key.fill('sb_secret_de_mentira')
  await serverSetup.connect.click()
  await expect(serverSetup.secretKeyRefusal).toBeVisible()
  await gallery.show('Entrada · Servidor · clave secreta', 'desktop', 'narrow')
  await serverSetup.key.fill('sb_publishable_de_otro_sitio')
  await serverSetup.connect.click()
  await expect(serverSetup.unknownKey).toBeVisible()
  await serverSetup.address.fill('http://127.0.0.1:9')
  await serverSetup.key.fill(backend.publishableKey)
  await serverSetup.connect.click()
  await expect(serverSetup.noAnswer).toBeVisible()
  await gallery.show('Entrada · Servidor · sin respuesta', 'desktop', 'narrow')
  expect(existsSync(path.join(app.userData, 'server.json'))).toBe(false)
  await serverSetup.address.fill(backend.url)
  await serverSetup.connect.click()
  await expect(login.loginTitle).toBeVisible()
})
