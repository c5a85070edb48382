import type { App, Session, WebContents } from 'electron'
import { READER_PAGE } from '#shared/config.ts'
import { externalAddress } from '#shared/external-address.ts'
import type { Log } from '../log.ts'
import { openExternal } from './open-external.ts'
import { isOwnPage } from './origin.ts'

/**
 * Permissions granted to the app's pages; all others are denied. Full screen is for videos. Access to the local network
 * reaches no further than the content security policy: the configured server may be on this machine or in the house.
 */
const GRANTED = new Set([
  'clipboard-sanitized-write',
  'fullscreen',
  'local-network',
  'local-network-access',
  'loopback-network',
])

/** Keeps every page where it is: no navigation, no new windows, no embedded views; web links open in the browser. */
export function guardContents(app: App, origin: string, log: Log): void {
  app.on('web-contents-created', (_event, contents) => {
    denyNavigation(contents, origin, log)
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(({ url }) => {
      if (externalAddress(url))
        openExternal(url).catch((error) => log.warn('an outside link did not open', error))
      else log.warn(`a window was refused: ${url.slice(0, 200)}`)
      return { action: 'deny' }
    })
  })
}

function denyNavigation(contents: WebContents, origin: string, log: Log): void {
  contents.on('will-navigate', (event) => {
    // Reloading the index is allowed: the page does so after a server was chosen.
    if (isOwnPage(event.url, origin) && new URL(event.url).pathname === '/') return
    event.preventDefault()
    log.warn(`navigation was refused: ${event.url.slice(0, 200)}`)
  })
  // The main frame is handled above.
  contents.on('will-frame-navigate', (event) => {
    if (event.isMainFrame || event.url === READER_PAGE) return
    event.preventDefault()
    log.warn(`navigation of a frame was refused: ${event.url.slice(0, 200)}`)
  })
}

/** Denies permissions (those of devices too) and downloads; files are saved through the bridge. */
export function guardSession(session: Session, origin: string): void {
  // Checked by the requesting frame or worker, not by what the window shows.
  const isGranted = (permission: string, asking: string) =>
    GRANTED.has(permission) && isOwnPage(asking, origin)
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) =>
    answer(isGranted(permission, requestingUrl)),
  )
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) =>
    isGranted(permission, requestingOrigin),
  )
  session.on('will-download', (event) => event.preventDefault())
}
