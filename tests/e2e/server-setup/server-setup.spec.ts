import { expect, test } from '../fixtures/test.ts'

test.use({ connection: null })

test('without a server the app asks for one and refuses a secret key', async ({
  serverSetup,
  login,
  backend,
}) => {
  await expect(serverSetup.title).toBeVisible()
  await serverSetup.address.fill(backend.url)
  await serverSetup.key.fill('sb_secret_de_mentira')
  await serverSetup.connect.click()
  await expect(serverSetup.secretKeyRefusal).toBeVisible()
  await serverSetup.key.fill(backend.publishableKey)
  await serverSetup.connect.click()
  await expect(login.loginTitle).toBeVisible()
})
