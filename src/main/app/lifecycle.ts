import { app, autoUpdater, Menu, powerMonitor, type BrowserWindow, type Task } from 'electron'
import { APP_ID, DEEP_LINK_SCHEME, TOAST_ACTIVATOR } from '#shared/config.ts'
import { copy } from '../copy.ts'
import type { EventOutbox } from '../ipc/event-outbox.ts'
import type { Log } from '../log.ts'
import { HIDDEN } from '../platform/login/login-item.ts'
import type { WindowKeeper } from '../windows/window-keeper.ts'
import { linkIn, linkRoute, startLinks } from './deep-links.ts'

/** Events of the system: a second start, a link, the dock icon, the last window, waking up. */
export function followSystem(
  outbox: EventOutbox,
  windows: WindowKeeper,
  platform: NodeJS.Platform,
  log: Log,
): void {
  const openLink = (link: string | null) => {
    if (link === null) return
    const route = linkRoute(link)
    if (route) outbox.send('link.opened', { route })
    else log.warn(`a link of no known form was ignored: ${link.slice(0, 200)}`)
  }
  if (platform === 'win32') introduceToWindows()
  // Ours comes with the window; until then Electron would have its own, in English.
  Menu.setApplicationMenu(null)
  openLink(linkIn(process.argv))
  app.on('second-instance', (_event, argv) => {
    openLink(linkIn(argv))
    if (!argv.includes(HIDDEN)) windows.raise()
  })
  app.on('open-url', (event, link) => {
    event.preventDefault()
    openLink(link)
    if (app.isReady()) windows.raise()
  })
  app.on('activate', windows.raise)
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit()
  })
}

/**
 * Has the system open the app for its links, once the page has loaded: Linux rewrites a file of the member's for it, while
 * everything waits. On Windows two of them are tasks in its jump list.
 */
export function takeLinks(window: BrowserWindow, platform: NodeJS.Platform): void {
  if (!app.isPackaged) return
  window.webContents.once('did-finish-load', () => {
    if (!app.isDefaultProtocolClient(DEEP_LINK_SCHEME)) app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME)
    if (platform === 'win32') app.setUserTasks([task('newPost'), task('chat')])
  })
}

/** An entry of the jump list, which starts the program once more; that start hands its link to the one that runs. */
const task = (name: keyof typeof startLinks): Task => ({
  ...copy.tasks[name],
  program: process.execPath,
  arguments: startLinks[name],
  iconPath: process.execPath,
  iconIndex: 0,
})

/** Windows shows notifications only of apps that say who they are, and starts the one that it knows by this class. */
function introduceToWindows(): void {
  // A development run would put its own program in the place of the installed one.
  app.setAppUserModelId(app.isPackaged ? APP_ID : process.execPath)
  if (app.isPackaged) app.setToastActivatorCLSID(TOAST_ACTIVATOR)
}

/**
 * Notes that the program is on its way out, when windows close for good. An update that cannot be put in place, or a page that
 * does not let its window go, ends that: the next window that closes would not come back. @returns whether it is
 */
export function followQuitting(): () => boolean {
  let isQuitting = false
  const note = () => void (isQuitting = true)
  const stays = () => void (isQuitting = false)
  app.on('before-quit', note)
  // On macOS it closes the windows before the program hears that it quits.
  autoUpdater.on('before-quit-for-update', note)
  autoUpdater.on('error', stays)
  app.on('browser-window-focus', stays)
  return () => isQuitting
}

/** Ends the app and starts it again, for who wants to see it. */
export function restart(): void {
  const args = process.argv.slice(1).filter((arg) => arg !== HIDDEN)
  // The folder that an AppImage runs from goes with it.
  const image = process.env['APPIMAGE']
  app.relaunch(image === undefined ? { args } : { execPath: image, args })
  app.quit()
}

/** Holds the end of the app back until this is done; what goes wrong there is told by the one who does it. */
export function finishBeforeQuit(finish: () => Promise<unknown>): void {
  let finished = false
  app.on('will-quit', (event) => {
    if (finished) return
    event.preventDefault()
    void finish().finally(() => {
      finished = true
      app.quit()
    })
  })
}

export interface MemberFollower {
  /** They have come back to the machine, which was asleep or locked. */
  readonly isBack: () => void
  /** They look at the window. Linux does not tell of unlocking, but they look soon after. */
  readonly looks: () => void
}

/** Tells the page and the keychain what the member does; the power monitor exists once the app is ready. */
export function followPower(outbox: EventOutbox, { isBack, looks }: MemberFollower): void {
  powerMonitor.on('resume', () => {
    outbox.send('power.resumed', null)
    isBack()
  })
  powerMonitor.on('unlock-screen', isBack)
  app.on('browser-window-focus', looks)
}
