import { SecretService } from '#tests/keychain/secret-service.ts'
import type { DesktopApp } from '../fixtures/desktop-app.ts'
import { test as base } from '../fixtures/test.ts'

interface KeychainFixtures {
  /** A keychain of the test's own, which runs already. It ends with the test, however that ends. */
  readonly keychain: SecretService
  /** The app with that keychain. */
  readonly keychainApp: DesktopApp
}

export const test = base.extend<KeychainFixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
  keychain: async ({}, use) => {
    const keychain = await SecretService.create()
    try {
      await keychain.start()
      await use(keychain)
    } finally {
      await keychain.dispose()
    }
  },

  keychainApp: async ({ launchApp, keychain }, use) => {
    const env = { DBUS_SESSION_BUS_ADDRESS: keychain.environment['DBUS_SESSION_BUS_ADDRESS'] ?? '' }
    await use(await launchApp({ env }))
    // The app waits for it as it is closed.
    keychain.answerAgain()
  },
})

export { expect } from '../fixtures/test.ts'
