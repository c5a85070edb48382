import { protocol } from 'electron'
import { APP_ORIGIN, APP_SCHEME } from '#shared/config.ts'

/** Registers our scheme as standard and secure; call before the app is ready. */
export function registerScheme(pageOrigin: string): void {
  const privileges = {
    standard: true,
    secure: true,
    supportFetchAPI: true,
    stream: true,
    // Otherwise each start compiles the page's scripts again.
    codeCache: true,
    // Only Vite's development page has another origin and fetches chosen files across origins.
    corsEnabled: pageOrigin !== APP_ORIGIN,
  }
  protocol.registerSchemesAsPrivileged([{ scheme: APP_SCHEME, privileges }])
}
