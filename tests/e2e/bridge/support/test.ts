import type { DesktopBridge } from '#shared/bridge.ts'
import { test as base } from '../../fixtures/test.ts'

declare global {
  interface Window {
    readonly cosmia: DesktopBridge
  }
}

/** A server that nobody runs: these tests are about the window, not about what it shows. */
export const NOBODY = { url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_nobody' }

export const test = base.extend<{ readonly quiet: undefined }>({
  connection: NOBODY,

  /** What a page without a server, or one that is attacked, has to say is no error here. */
  quiet: [
    async ({ pageErrors }, use) => {
      pageErrors.allow(/./)
      await use(undefined)
    },
    { auto: true },
  ],
})

export { expect } from '../../fixtures/test.ts'
