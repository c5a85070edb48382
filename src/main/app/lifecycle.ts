import { app, autoUpdater, Menu, powerMonitor, type BrowserWindow, type Task } from 'electron'
import { APP_ID, DEEP_LINK_SCHEME, TOAST_ACTIVATOR } from '#shared/config.ts'
import { copy } from '../copy.ts'
import type { EventOutbox } from '../ipc/event-outbox.ts'
import type { Log } from '../log.ts'
import { HIDDEN } from '../platform/login/login-item.ts'
import type { PageEnd } from '../windows/page-end.ts'
import type { WindowKeeper } from '../windows/window-keeper.ts'
import { isLink, linkIn, linkRoute, startLinks } from './deep-links.ts'

/** Reacts to events of the system: a second start, a link, the Dock icon, the last window, waking up. */
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
  // Our menu comes with the window; until then Electron would show its own, in English.
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
 * Registers the app for its links, once the page has loaded: on Linux this rewrites a file of the member,
 * synchronously. On Windows two of the links become tasks of the jump list.
 */
export function takeLinks(window: BrowserWindow, platform: NodeJS.Platform): void {
  if (!app.isPackaged) return
  window.webContents.once('did-finish-load', () => {
    if (!app.isDefaultProtocolClient(DEEP_LINK_SCHEME)) app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME)
    if (platform === 'win32') app.setUserTasks([task('newPost'), task('chat')])
  })
}

/** An entry of the jump list. It starts the app once more, and that start hands its link to the running one. */
const task = (name: keyof typeof startLinks): Task => ({
  ...copy.tasks[name],
  program: process.execPath,
  arguments: startLinks[name],
  iconPath: process.execPath,
  iconIndex: 0,
})

/** Windows shows notifications only for apps with a known id, and starts them through this class id. */
function introduceToWindows(): void {
  // A development run would register itself in place of the installed app.
  app.setAppUserModelId(app.isPackaged ? APP_ID : process.execPath)
  if (app.isPackaged) app.setToastActivatorCLSID(TOAST_ACTIVATOR)
}

/**
 * Tracks whether the app is quitting, so that windows close instead of hiding. An update that fails to install, or a
 * page that refuses to close, ends quitting: otherwise the next closed window would not come back.
 * @returns whether the app is quitting
 */
export function followQuitting(): () => boolean {
  let isQuitting = false
  const note = () => void (isQuitting = true)
  const stays = () => void (isQuitting = false)
  app.on('before-quit', note)
  // On macOS updates close the windows before the app hears that it quits.
  autoUpdater.on('before-quit-for-update', note)
  autoUpdater.on('error', stays)
  app.on('browser-window-focus', stays)
  return () => isQuitting
}

/**
 * Lets the page send what cannot wait before the app quits or the system shuts down, and as far as it gets before the machine
 * sleeps or Windows ends the session.
 */
export function settleBeforeEnd(end: PageEnd): void {
  const settleFirst = (event: { preventDefault(): void }) => {
    if (!end.isDue()) return
    event.preventDefault()
    void end.settle().then(() => app.quit())
  }
  app.on('before-quit', settleFirst)
  app.on('browser-window-created', (_event, window) => {
    window.on('query-session-end', end.hint)
  })
  app.once('ready', () => {
    // Electron's types leave the event out. A shutdown that is put off goes on once the app has quit by itself (03bcfd01:
    // shell/browser/api/electron_api_power_monitor.cc, `ShouldShutdown`; shell/browser/mac/electron_application.mm).
    powerMonitor.on('shutdown', settleFirst as () => void)
    powerMonitor.on('suspend', end.hint)
  })
}

/** Restarts the app with a visible window. The link that started it is not opened again. */
export function restart(): void {
  const args = process.argv.slice(1).filter((arg) => arg !== HIDDEN && !isLink(arg))
  // An AppImage's mount disappears with the process, so the file itself is started.
  const image = process.env['APPIMAGE']
  app.relaunch(image === undefined ? { args } : { execPath: image, args })
  app.quit()
}

/**
 * Delays quitting until this is done. If the member starts the app again meanwhile, it does not quit: that start has
 * handed over to this one, and its window would close at once.
 * @param finish reports its own errors
 */
export function finishBeforeQuit(finish: () => Promise<unknown>, hasWindow: () => boolean): void {
  let finished = false
  app.on('will-quit', (event) => {
    if (finished) return
    event.preventDefault()
    void finish().finally(() => {
      if (hasWindow()) return
      finished = true
      app.quit()
    })
  })
}

export interface MemberFollower {
  /** The member is back at the machine, which was asleep or locked. */
  readonly isBack: () => void
  /** The member looks at the window. Linux does not report unlocking, but a look follows soon after. */
  readonly looks: () => void
}

/** Tells the page and the keychain about sleep, unlock and focus; the power monitor exists once the app is ready. */
export function followPower(outbox: EventOutbox, { isBack, looks }: MemberFollower): void {
  powerMonitor.on('resume', () => {
    outbox.send('power.resumed', null)
    isBack()
  })
  powerMonitor.on('unlock-screen', isBack)
  app.on('browser-window-focus', looks)
}
