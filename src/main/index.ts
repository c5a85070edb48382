import path from 'node:path'
import { app, nativeImage, nativeTheme, net, Notification, protocol, session } from 'electron'
import { APP_SCHEME } from '#shared/config.ts'
import { createAppProtocol } from './page/app-protocol.ts'
import { contentSecurityPolicy, readerSecurityPolicy } from './page/content-security-policy.ts'
import { guardContents, guardSession } from './page/guard-contents.ts'
import { answerForMember } from './app/answer-for-member.ts'
import { flushStorage } from './app/flush-storage.ts'
import { diagnosticsExport } from './app/diagnostics.ts'
import { createMenu } from './app/app-menu.ts'
import {
  DesktopPreferences,
  endQuiet,
  notificationPolicy,
  type PreferencePorts,
} from './app/desktop-preferences.ts'
import {
  finishBeforeQuit,
  followPower,
  followQuitting,
  followSystem,
  restart,
  settleBeforeEnd,
  takeLinks,
} from './app/lifecycle.ts'
import { createUpdates } from './app/create-updates.ts'
import { followGraphics, offerSafeStart } from './app/safe-start.ts'
import { pictureSaver } from './app/save-picture.ts'
import { createDockMenu, createTray, waitForTray } from './app/tray.ts'
import { checkSpelling } from './menus/spelling.ts'
import { MemberQuestions } from './app/member-questions.ts'
import { Observable } from './observable.ts'
import { registerScheme } from './page/register-scheme.ts'
import { Choices } from './settings/choices.ts'
import { KeptFolders } from './settings/kept-folders.ts'
import { readSettings } from './settings/settings.ts'
import { EventOutbox } from './ipc/event-outbox.ts'
import { appHandlers } from './ipc/handlers/app.ts'
import { eventHandlers } from './ipc/handlers/event.ts'
import { fileHandlers } from './ipc/handlers/file.ts'
import { notificationHandlers } from './ipc/handlers/notification.ts'
import { preferenceHandlers } from './ipc/handlers/preference.ts'
import { questionHandlers } from './ipc/handlers/question.ts'
import { expectSession, sessionHandlers, tellOfSession } from './ipc/handlers/session.ts'
import { updateHandlers } from './ipc/handlers/update.ts'
import { Router } from './ipc/router.ts'
import { serveRequests } from './ipc/serve-requests.ts'
import { isTrustedSender } from './ipc/trusted-sender.ts'
import { openLog } from './platform/log/open-log.ts'
import { reportErrors } from './app/report-errors.ts'
import { FileDialogs } from './platform/files/file-dialogs.ts'
import { ChosenPlaces } from './platform/files/chosen-places.ts'
import { OneTimeFiles } from './platform/files/one-time-files.ts'
import { isStartedBySystem, loginItem } from './platform/login/login-item.ts'
import { mayHaveOldTray } from './platform/tray/system-tray.ts'
import { NotificationCenter } from './platform/notifications/notification-center.ts'
import { toastFolder, ToastPictures } from './platform/notifications/toast-pictures.ts'
import { loadKeychain } from './platform/secrets/load-keychain.ts'
import { openSecretStore } from './platform/secrets/open-secret-store.ts'
import { followDisplays } from './windows/follow-displays.ts'
import { createMainWindow } from './windows/main-window.ts'
import { PageEnd } from './windows/page-end.ts'
import { prepareWindow } from './windows/prepare-window.ts'
import { WindowKeeper } from './windows/window-keeper.ts'

const logs = app.getPath('logs')
const log = openLog(logs)

/** Languages to choose from; macOS lists languages too but picks among them by itself. */
const spellingLanguages = () =>
  process.platform === 'darwin' ? [] : session.defaultSession.availableSpellCheckerLanguages

/** Only composes: each part is built from those before it and knows nothing else. */
function compose() {
  const settings = readSettings(log)
  const { title, userData, server } = settings
  const { platform } = process
  const isQuitting = followQuitting()
  const choices = new Choices(path.join(userData, 'preferences.json'), log)
  followGraphics(choices)
  const unread = new Observable(0)
  const showsNotifications = new Observable(true)
  const windows = new WindowKeeper((opening) => createMainWindow({ ...settings, ...opening }, log))
  const outbox = new EventOutbox(windows.send)
  const { trayPictures } = settings
  const tray = createTray({ title, pictures: trayPictures, choices, unread, open: windows.raise, log })
  const preferences = createPreferences(title, { choices, tray, showsNotifications })
  const { closesToTray } = preferences
  const notifications = createNotifications(userData, outbox, windows.raise, showsNotifications.change)
  const saving = composeSaving(settings, windows, outbox)
  const questions = new MemberQuestions()
  const pageEnd = new PageEnd(() => outbox.send('app.ending', null))
  const onPageLeft = () => {
    pageEnd.pageLeft()
    outbox.pageLeft()
    questions.pageLeft()
    void saving.forget()
  }
  const { pictures } = saving
  const around = {
    title,
    platform,
    isQuitting,
    closesToTray,
    choices,
    tray,
    notifications,
    pictures,
    end: pageEnd,
    log,
    onPageLeft,
  }
  windows.follow((window) => prepareWindow(window, around))
  const secrets = openSecretStore({
    userData,
    log,
    load: loadKeychain,
    timeoutMs: 5_000,
    ...tellOfSession(server, outbox),
  })
  const updates = createUpdates({ windows, choices, outbox, settle: pageEnd.settle, log })
  const files = new OneTimeFiles(settings.origin)
  const about = { title, logs, preferences: preferences.state, server: () => server.current() }
  const exportDiagnostics = diagnosticsExport(about, saving, log)
  const router = new Router(
    {
      ...sessionHandlers(secrets, server, {
        begun: () => notifications.memberIsHere(),
        ended: () => notifications.closeAll(),
      }),
      ...fileHandlers(saving.dialogs, files, saving.places),
      ...notificationHandlers(notifications, notificationPolicy(choices, windows)),
      ...appHandlers(server, windows.current, unread.change, {
        exportDiagnostics,
        restart,
        holdEnd: pageEnd.hold,
      }),
      ...preferenceHandlers(preferences),
      ...questionHandlers(questions),
      ...updateHandlers(updates.desk),
      ...eventHandlers(outbox),
    },
    log,
  )
  const end = () => Promise.all([secrets.end(), saving.forget()])
  const ofMember = { preferences, notifications, secrets, questions }
  const ofPage = { updates, files, router, exportDiagnostics }
  return { settings, choices, windows, outbox, tray, ...ofMember, ...ofPage, pageEnd, end }
}

type Settings = ReturnType<typeof readSettings>
type Parts = ReturnType<typeof compose>

const createPreferences = (
  title: string,
  parts: Pick<PreferencePorts, 'choices' | 'tray' | 'showsNotifications'>,
) =>
  new DesktopPreferences({
    ...parts,
    platform: process.platform,
    login: loginItem(title, process.platform),
    mayHaveOldTray: mayHaveOldTray(process.platform, process.env),
    isPackaged: app.isPackaged,
    spellingLanguages,
  })

/** The parts that save files of the page to disk. */
function composeSaving({ userData, server }: Settings, windows: WindowKeeper, outbox: EventOutbox) {
  const places = new ChosenPlaces(app.getPath('temp'))
  const dialogs = new FileDialogs(windows.open, new KeptFolders(path.join(userData, 'folders.json'), log))
  const fetch = (address: string, options: RequestInit) => net.fetch(address, options)
  const pictures = pictureSaver({ server, dialogs, places, outbox, fetch, log })
  const forget = () => places.forget().catch((cause: unknown) => log.warn('half a file is left', cause))
  return { places, dialogs, pictures, forget }
}

function createNotifications(
  userData: string,
  outbox: EventOutbox,
  raiseWindow: () => void,
  tried: (isShown: boolean) => void,
) {
  return new NotificationCenter({
    platform: process.platform,
    system: Notification,
    create: (options) => new Notification(options),
    decode: (png) => nativeImage.createFromBuffer(Buffer.from(png)),
    pictures: new ToastPictures(toastFolder(app.getPath('temp'), userData), log),
    activated: (event) => outbox.send('notification.activated', event),
    raiseWindow,
    tried,
    log,
  })
}

/** Composes the app and follows events of the system, which may come before the app is ready. */
function start(): void {
  reportErrors(log)
  const parts = compose()
  const { settings, windows, outbox, notifications, questions, secrets } = parts
  void expectSession(secrets, settings.server)
  app.enableSandbox()
  registerScheme(settings.origin)
  guardContents(app, settings.origin, log)
  answerForMember({ server: settings.server, questions, outbox, log })
  followSystem(outbox, windows, process.platform, log)
  settleBeforeEnd(parts.pageEnd)
  finishBeforeQuit(parts.end, () => windows.current() !== undefined)
  app.once('ready', (_event, info) => notifications.launchedBy(info))
  app
    .whenReady()
    .then(() => open(parts))
    .catch(fail)
}

/** Opens the window and creates what surrounds it. */
function open(parts: Parts): void {
  const {
    settings,
    choices,
    windows,
    outbox,
    tray,
    preferences,
    notifications,
    secrets,
    updates,
    router,
    exportDiagnostics,
  } = parts
  // Dark title bars, menus and dialogs of the system.
  nativeTheme.themeSource = 'dark'
  flushStorage(session.defaultSession)
  guardSession(session.defaultSession, settings.origin)
  servePage(parts)
  serveRequests(router, (sender) => isTrustedSender(sender, windows.contentsId, settings.origin))
  followDisplays(windows)
  notifications.begin()
  followPower(outbox, {
    isBack: () => void secrets.memberIsBack(),
    looks: () => void secrets.memberLooks(),
  })
  endQuiet(choices)
  choices.follow(
    ({ checksSpelling, spellingLanguages }) => ({ checksSpelling, spellingLanguages }),
    (spelling) => checkSpelling(session.defaultSession, spelling),
  )
  const isHidden = isStartedBySystem(process.platform)
  // The page loads meanwhile.
  const window = windows.open({ isHidden })
  takeLinks(window, process.platform)
  offerSafeStart(window, choices, log)
  const { closesToTray } = preferences
  updates.follow()
  const checkForUpdates = updates.checkNow
  createMenu({
    ...settings,
    logs,
    exportDiagnostics,
    choices,
    spellingLanguages,
    closesToTray,
    tray,
    checkForUpdates,
    outbox,
    windows,
    log,
  })
  createDockMenu(choices)
  preferences.follow((state) => outbox.send('preference.changed', state))
  waitForTray(tray, isHidden && process.platform !== 'darwin', windows.raise).catch((error: unknown) =>
    log.error('the tray could not be looked for', error),
  )
}

/** Serves the page, the book reader and one-time files. */
function servePage({ settings, files }: Parts): void {
  const { origin, server, renderer } = settings
  const reader = { root: settings.reader, policy: () => readerSecurityPolicy(origin) }
  const policy = () => contentSecurityPolicy(server.current())
  const takeFile = (token: string) => files.take(token)
  protocol.handle(APP_SCHEME, createAppProtocol({ root: renderer, policy, reader, takeFile }))
}

/** There is no window to show the error in, so log it and quit: an invisible process would be worse. */
function fail(error: unknown): void {
  log.error('the app could not start', error)
  void log.written().finally(() => app.exit(1))
}

if (app.requestSingleInstanceLock()) start()
else app.quit()
