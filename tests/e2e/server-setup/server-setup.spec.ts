import { expect } from '../fixtures/test.ts'
import { test } from '../gallery/support/gallery.ts'

test.use({ connection: null })

test('without a server the app asks for one and refuses a secret key', async ({
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
  await serverSetup.key.fill(backend.publishableKey)
  await serverSetup.connect.click()
  await expect(login.loginTitle).toBeVisible()
})
