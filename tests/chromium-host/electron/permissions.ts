import { browser } from '../runtime/browser.ts'
import { toWebUrl } from '../runtime/schemes.ts'
import type { Session } from './session.ts'

/** Electron's names and Chromium's. */
const PERMISSIONS = [
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-sanitized-write', 'clipboard-write'],
  ['geolocation', 'geolocation'],
  ['media', 'camera'],
  ['media', 'microphone'],
  ['notifications', 'notifications'],
] as const

export interface Asking {
  readonly session: Session
  readonly mainFrame: { readonly url: string; readonly origin: string }
}

/**
 * Chromium cannot ask the main process when a page wants something, so the session's handlers answer for every
 * permission as soon as a document is there. Without handlers Electron grants.
 */
export async function settlePermissions(contents: Asking): Promise<void> {
  const { origin } = contents.mainFrame
  if (!/^[a-z][a-z0-9+.-]*:\/\/./i.test(origin)) return
  for (const [permission, name] of PERMISSIONS) {
    const setting = (await isGranted(contents, permission)) ? 'granted' : 'denied'
    const wish = { permission: { name }, setting, origin: toWebUrl(origin) }
    await browser().send('Browser.setPermission', wish)
  }
}

/** Asks the permission handlers of the session. */
export async function isGranted(contents: Asking, permission: string): Promise<boolean> {
  const { checkHandler, requestHandler } = contents.session
  const { url, origin } = contents.mainFrame
  const details = { requestingUrl: url, isMainFrame: true }
  if (checkHandler && !checkHandler(null, permission, origin, details)) return false
  if (!requestHandler) return true
  return new Promise((resolve) => requestHandler(contents, permission, resolve, details))
}
