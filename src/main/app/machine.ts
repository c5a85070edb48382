import path from 'node:path'
import { app, type Session } from 'electron'
import type { EventOutbox } from '../ipc/event-outbox.ts'
import type { Manners } from '../ipc/handlers/notification.ts'
import type { Log } from '../log.ts'
import { checkSpelling } from '../menus/spelling.ts'
import { loginItem } from '../platform/login/login-item.ts'
import type { NotificationCenter } from '../platform/notifications/notification-center.ts'
import type { TrayKeeper } from '../platform/tray/tray-keeper.ts'
import { Choices } from '../settings/choices.ts'
import { callAttention, prepareWindow } from '../windows/prepare-window.ts'
import type { WindowKeeper } from '../windows/window-keeper.ts'
import { offerMenu } from './app-menu.ts'
import { endQuiet, MemberPreferences } from './desktop-preferences.ts'
import { followQuitting } from './lifecycle.ts'
import { offerDockMenu, offerTray, waitForTray } from './tray.ts'

export interface MachineSettings {
  readonly title: string
  readonly userData: string
  readonly icon: string
  readonly trayPictures: string
  readonly logs: string
}

export interface MachineParts {
  readonly outbox: EventOutbox
  readonly windows: WindowKeeper
  readonly notifications: NotificationCenter
  readonly log: Log
}

/** How the program lives on this machine: as its member has chosen, in the tray and in menus, and on without its window. */
export class Machine {
  readonly preferences: MemberPreferences
  readonly manners: Manners
  readonly #settings: MachineSettings
  readonly #parts: MachineParts
  readonly #choices: Choices
  readonly #tray: TrayKeeper
  readonly #isQuitting = followQuitting()
  #putMenu = () => {}
  #unread = 0
  #showsNotifications = true

  constructor(settings: MachineSettings, parts: MachineParts) {
    const { title, userData, trayPictures } = settings
    const { windows, log } = parts
    this.#settings = settings
    this.#parts = parts
    this.#choices = new Choices(path.join(userData, 'preferences.json'), log)
    this.#tray = offerTray(
      {
        title,
        pictures: trayPictures,
        preferences: () => this.preferences,
        unread: () => this.#unread,
        open: windows.raise,
        changed: () => this.#tell(),
      },
      log,
    )
    const { platform } = process
    const { isPackaged } = app
    const login = loginItem(title, platform)
    this.preferences = new MemberPreferences({
      ...{ choices: this.#choices, tray: this.#tray, login, isPackaged, platform },
      showsNotifications: () => this.#showsNotifications,
    })
    this.manners = {
      isQuiet: () => this.preferences.quiet() !== 'off',
      namesOnly: () => this.#choices.current.namesOnly,
      callAttention: () => callAttention(windows.current(), process.platform),
    }
  }

  /** In how many conversations something is unread. */
  readonly unreadChanged = (count: number): void => {
    this.#unread = count
    this.#tray.update()
  }

  /** Whether the system has shown the last notification. */
  readonly notificationTried = (isShown: boolean): void => {
    if (this.#showsNotifications === isShown) return
    this.#showsNotifications = isShown
    this.#tell()
  }

  /** Prepares each window, so that it is large as it was and can be closed without an end. */
  prepareWindows(onPageLeft: () => void): void {
    const { title } = this.#settings
    const { notifications, windows } = this.#parts
    const { closesToTray } = this.preferences
    const { platform } = process
    const parts = { title, platform, isQuitting: this.#isQuitting, closesToTray, notifications, onPageLeft }
    windows.follow((window) => prepareWindow(window, { ...parts, choices: this.#choices, tray: this.#tray }))
  }

  /**
   * Opens the window, puts menus up and has what is chosen count; to be called once the app is ready.
   * @param checkForUpdates `null` where the app does not update itself
   */
  open(session: Session, isHidden: boolean, checkForUpdates: (() => void) | null): void {
    const { windows, log } = this.#parts
    const choices = this.#choices
    const { preferences } = this
    const tray = this.#tray
    endQuiet(choices)
    choices.follow(
      ({ checksSpelling, spellingLanguages }) => ({ checksSpelling, spellingLanguages }),
      (spelling) => checkSpelling(session, spelling),
    )
    // The page loads while the rest is put up.
    windows.open({ isHidden })
    this.#putMenu = offerMenu({
      ...this.#settings,
      ...this.#parts,
      choices,
      preferences,
      tray,
      zoom: choices.zoom,
      checkForUpdates,
    })
    choices.follow(
      ({ zoomLevel: _shownByItself, ...others }) => others,
      () => this.#tell(),
    )
    waitForTray(tray, isHidden && process.platform !== 'darwin', windows.raise).catch((error: unknown) =>
      log.error('the tray could not be looked for', error),
    )
  }

  /** Something is chosen or offered anew: all that shows it hears of it. */
  #tell(): void {
    this.#putMenu()
    this.#tray.update()
    offerDockMenu(this.preferences)
    this.#parts.outbox.send('preference.changed', this.preferences.state())
  }
}
