import { protocol } from 'electron'
import { APP_ORIGIN, APP_SCHEME } from '#shared/config.ts'

/** Makes our scheme a standard and secure one; to be called before the app is ready. */
export function registerScheme(pageOrigin: string): void {
  const privileges = {
    standard: true,
    secure: true,
    supportFetchAPI: true,
    stream: true,
    // Otherwise each start compiles the page's scripts anew.
    codeCache: true,
    // Only Vite's development page has another origin and fetches chosen files across it.
    corsEnabled: pageOrigin !== APP_ORIGIN,
  }
  protocol.registerSchemesAsPrivileged([{ scheme: APP_SCHEME, privileges }])
}
