import type { App, Session, WebContents } from 'electron'
import { externalAddress } from '#shared/external-address.ts'
import type { Log } from '../log.ts'
import { openExternal } from './open-external.ts'
import { isOwnPage } from './origin.ts'

/** Permissions a page of ours gets; all others are denied. */
const GRANTED = new Set(['clipboard-sanitized-write'])

/** Keeps every page where it is: no navigation, no windows, no embedded views; web links open outside. */
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
    // Loading the index anew stays allowed: the page does so after a server was chosen.
    if (isOwnPage(event.url, origin) && new URL(event.url).pathname === '/') return
    event.preventDefault()
    log.warn(`navigation was refused: ${event.url.slice(0, 200)}`)
  })
}

/** Denies permissions (those of devices too) and downloads; files are saved through the bridge. */
export function guardSession(session: Session, origin: string): void {
  session.setPermissionRequestHandler((contents, permission, answer) => {
    answer(GRANTED.has(permission) && isOwnPage(contents.getURL(), origin))
  })
  session.setPermissionCheckHandler(
    (_contents, permission, requestingOrigin) =>
      GRANTED.has(permission) && isOwnPage(requestingOrigin, origin),
  )
  session.on('will-download', (event) => event.preventDefault())
}
