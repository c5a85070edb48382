import path from 'node:path'
import { app, nativeImage, nativeTheme, Notification, protocol, session } from 'electron'
import { APP_SCHEME } from '#shared/config.ts'
import { createAppProtocol } from './page/app-protocol.ts'
import { contentSecurityPolicy, readerSecurityPolicy } from './page/content-security-policy.ts'
import { guardContents, guardSession } from './page/guard-contents.ts'
import { answerForMember } from './app/answer-for-member.ts'
import { flushStorage } from './app/flush-storage.ts'
import { finishBeforeQuit, followPower, followSystem, takeLinks } from './app/lifecycle.ts'
import { Machine } from './app/machine.ts'
import { offerUpdates } from './app/offer-updates.ts'
import { registerScheme } from './page/register-scheme.ts'
import { KeptFolders } from './settings/kept-folders.ts'
import { readSettings } from './settings/settings.ts'
import { EventOutbox } from './ipc/event-outbox.ts'
import { appHandlers } from './ipc/handlers/app.ts'
import { eventHandlers } from './ipc/handlers/event.ts'
import { fileHandlers } from './ipc/handlers/file.ts'
import { notificationHandlers } from './ipc/handlers/notification.ts'
import { preferenceHandlers } from './ipc/handlers/preference.ts'
import { expectSession, sessionHandlers, tellOfSession } from './ipc/handlers/session.ts'
import { Router } from './ipc/router.ts'
import { serveRequests } from './ipc/serve-requests.ts'
import { isTrustedSender } from './ipc/trusted-sender.ts'
import { openLog } from './platform/log/open-log.ts'
import { reportErrors } from './app/report-errors.ts'
import { FileDialogs } from './platform/files/file-dialogs.ts'
import { ChosenPlaces } from './platform/files/chosen-places.ts'
import { OneTimeFiles } from './platform/files/one-time-files.ts'
import { isStartedBySystem } from './platform/login/login-item.ts'
import { NotificationCenter } from './platform/notifications/notification-center.ts'
import { toastFolder, ToastPictures } from './platform/notifications/toast-pictures.ts'
import { loadKeychain } from './platform/secrets/load-keychain.ts'
import { openSecretStore } from './platform/secrets/open-secret-store.ts'
import { followDisplays } from './windows/follow-displays.ts'
import { createMainWindow } from './windows/main-window.ts'
import { WindowKeeper } from './windows/window-keeper.ts'

const logs = app.getPath('logs')
const log = openLog(logs)

/** Only composes: each piece is built from the ones before it and hears of nothing else. */
function start(): void {
  reportErrors(log)
  const settings = readSettings(log)
  const places = new ChosenPlaces()
  const forgetPlaces = () => places.forget().catch((cause: unknown) => log.warn('half a file is left', cause))
  const windows = new WindowKeeper((opening) => createMainWindow({ ...settings, ...opening }, log))
  const outbox = new EventOutbox(windows.send)
  const secrets = openSecretStore({
    userData: settings.userData,
    log,
    load: loadKeychain,
    timeoutMs: 5_000,
    ...tellOfSession(settings.server, outbox),
  })
  void expectSession(secrets, settings.server)
  const files = new OneTimeFiles(settings.origin)
  const notifications = new NotificationCenter({
    platform: process.platform,
    system: Notification,
    create: (options) => new Notification(options),
    decode: (png) => nativeImage.createFromBuffer(Buffer.from(png)),
    pictures: new ToastPictures(toastFolder(app.getPath('temp'), settings.userData), log),
    activated: (event) => outbox.send('notification.activated', event),
    raiseWindow: windows.raise,
    tried: (isShown) => machine.notificationTried(isShown),
    log,
  })
  const machine: Machine = new Machine({ ...settings, logs }, { outbox, windows, notifications, log })
  machine.prepareWindows(() => {
    outbox.pageLeft()
    void forgetPlaces()
  })
  const folders = new KeptFolders(path.join(settings.userData, 'folders.json'), log)
  const router = new Router(
    {
      ...sessionHandlers(secrets, settings.server, {
        begun: () => notifications.memberIsHere(),
        ended: () => notifications.closeAll(),
      }),
      ...fileHandlers(new FileDialogs(windows.open, folders), files, places),
      ...notificationHandlers(notifications, machine.manners),
      ...appHandlers(settings.server, windows.current, machine.unreadChanged),
      ...preferenceHandlers(machine.preferences),
      ...eventHandlers(outbox),
    },
    log,
  )

  app.enableSandbox()
  registerScheme(settings.origin)
  guardContents(app, settings.origin, log)
  answerForMember(log)
  followSystem(outbox, windows, process.platform, log)
  finishBeforeQuit(() => Promise.all([secrets.end(), forgetPlaces()]))
  const open = () => {
    // Bars, menus and dialogs of the system around a night sky.
    nativeTheme.themeSource = 'dark'
    flushStorage(session.defaultSession)
    guardSession(session.defaultSession, settings.origin)
    const policy = () => contentSecurityPolicy(settings.server.current())
    const takeFile = (token: string) => files.take(token)
    const reader = { root: settings.reader, policy: () => readerSecurityPolicy(settings.origin) }
    const served = createAppProtocol({ root: settings.renderer, policy, reader, takeFile })
    protocol.handle(APP_SCHEME, served)
    serveRequests(router, (sender) => isTrustedSender(sender, windows.contentsId, settings.origin))
    followDisplays(windows)
    notifications.begin()
    followPower(outbox, {
      isBack: () => void secrets.memberIsBack(),
      looks: () => void secrets.memberLooks(),
    })
    const isHidden = isStartedBySystem(process.platform)
    machine.open(session.defaultSession, isHidden, offerUpdates(windows, log))
    takeLinks(windows.open())
  }
  app.once('ready', (_event, info) => notifications.launchedBy(info))
  app.whenReady().then(open).catch(fail)
}

/** Without a window there is nobody to tell but the log; staying alive invisibly would be worse. */
function fail(error: unknown): void {
  log.error('the app could not start', error)
  void log.written().finally(() => app.exit(1))
}

if (app.requestSingleInstanceLock()) start()
else app.quit()
