import { powerMonitor } from 'electron'
import type { Preferences, PreferenceState } from '#shared/preferences.ts'
import type { NotificationPolicy } from '../ipc/handlers/notification.ts'
import type { PreferenceDesk } from '../ipc/handlers/preference.ts'
import type { Observed } from '../observable.ts'
import type { LoginItem } from '../platform/login/login-item.ts'
import { hasNotificationSettings } from '../platform/notifications/notification-settings.ts'
import type { TrayKeeper } from '../platform/tray/tray-keeper.ts'
import type { Choices } from '../settings/choices.ts'
import { quietUntil } from '../settings/quiet.ts'
import { callAttention } from '../windows/prepare-window.ts'
import type { WindowKeeper } from '../windows/window-keeper.ts'

/** Longest timer in milliseconds: timers cannot run for a month. */
const LONGEST = 24 * 60 * 60 * 1000

export interface PreferencePorts {
  readonly choices: Choices
  readonly tray: Pick<TrayKeeper, 'isThere' | 'look'>
  readonly login: LoginItem
  /** Only an installed app starts at log-in or stays in the tray: developers close the window to end it. */
  readonly isPackaged: boolean
  /** Whether the system showed the last notification. */
  readonly showsNotifications: Observed<boolean>
  /** There may be a tray that only the member can see. */
  readonly mayHaveOldTray: boolean
  readonly platform: NodeJS.Platform
  /** Languages to choose from for spell checking. */
  readonly spellingLanguages: () => readonly string[]
}

/** The member's preferences for this device, and their effect on it. */
export class DesktopPreferences implements PreferenceDesk {
  readonly #ports: PreferencePorts
  /** Whether this run uses the graphics card. */
  readonly #usesGraphics: boolean

  constructor(ports: PreferencePorts) {
    this.#ports = ports
    this.#usesGraphics = ports.choices.current.usesGraphics
  }

  readonly closesToTray = () => this.#ports.choices.current.closesToTray ?? this.#ports.isPackaged

  readonly state = (): PreferenceState => {
    const { choices, tray, mayHaveOldTray, login, isPackaged, showsNotifications, platform } = this.#ports
    const { namesOnly, makesSound, checksSpelling, spellingLanguages, usesGraphics } = choices.current
    // A tray of X11 that nobody on the bus confirms.
    const isUnseen = mayHaveOldTray && !tray.isThere.current
    return {
      chosen: {
        quiet: choices.quiet,
        namesOnly,
        makesSound,
        checksSpelling,
        spellingLanguages,
        usesGraphics,
        closesToTray: isUnseen ? choices.current.closesToTray === true : this.closesToTray(),
        startsWithSystem: isPackaged && login.isOn(),
      },
      offered: {
        tray: tray.isThere.current || mayHaveOldTray,
        startWithSystem: isPackaged && login.isPossible,
        spellingLanguages: this.#ports.spellingLanguages(),
        restart: usesGraphics !== this.#usesGraphics,
        notifications: showsNotifications.current,
        notificationSettings: hasNotificationSettings(platform),
      },
    }
  }

  readonly look = async (): Promise<PreferenceState> => {
    await this.#ports.tray.look()
    return this.state()
  }

  /** @throws if the system rejects the change of its log-in items */
  readonly change = (some: Partial<Preferences>): PreferenceState => {
    const { quiet, startsWithSystem, spellingLanguages, ...others } = some
    if (startsWithSystem !== undefined) this.#ports.login.set(startsWithSystem)
    this.#ports.choices.change({
      ...others,
      ...(spellingLanguages && { spellingLanguages: [...spellingLanguages] }),
      ...(quiet && { quietUntil: quietUntil(quiet, new Date()) }),
    })
    if (others.closesToTray !== undefined) void this.#ports.tray.look()
    return this.state()
  }

  /** Calls the listener with the current state and after each change. */
  follow(listener: (state: PreferenceState) => void): void {
    const { choices, tray, showsNotifications } = this.#ports
    const report = () => listener(this.state())
    choices.follow(({ zoomLevel: _shownByItself, graphicsLosses: _shownNever, ...others }) => others, report)
    tray.isThere.onChange(report)
    showsNotifications.onChange(report)
  }
}

/** Decides how a message is announced: by the member's preferences, and whether they are looking at the window. */
export const notificationPolicy = (
  choices: Choices,
  windows: Pick<WindowKeeper, 'current'>,
): NotificationPolicy => ({
  isQuiet: () => choices.quiet !== 'off',
  namesOnly: () => choices.current.namesOnly,
  makesSound: () => choices.current.makesSound,
  callAttention: () => callAttention(windows.current(), process.platform),
})

/** Ends 'No molestar' at the chosen time. Timers pause while the machine sleeps, so the time is checked again. */
export function endQuiet(choices: Choices): void {
  let timer: NodeJS.Timeout | undefined
  const arm = () => {
    clearTimeout(timer)
    const { quietUntil } = choices.current
    if (typeof quietUntil !== 'number') return
    const rest = quietUntil - Date.now()
    if (rest > 0) timer = setTimeout(arm, Math.min(rest, LONGEST))
    else choices.change({ quietUntil: null })
  }
  choices.follow(({ quietUntil }) => quietUntil, arm)
  powerMonitor.on('resume', arm)
}
