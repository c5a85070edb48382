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

/** Milliseconds that a timer is asked for at most: it takes less than a month. */
const LONGEST = 24 * 60 * 60 * 1000

export interface PreferencePorts {
  readonly choices: Choices
  readonly tray: Pick<TrayKeeper, 'isThere' | 'look'>
  readonly login: LoginItem
  /** Only an installed program starts at log-in or stays in the tray: a developer closes the window to end it. */
  readonly isPackaged: boolean
  /** Whether the system has shown the last notification. */
  readonly showsNotifications: Observed<boolean>
  /** A tray may be there that only the member sees. */
  readonly mayHaveOldTray: boolean
  readonly platform: NodeJS.Platform
  /** Languages whose spelling can be checked, where one chooses among them. */
  readonly spellingLanguages: () => readonly string[]
}

/** The member's choices about the program, and their effect on this device. */
export class DesktopPreferences implements PreferenceDesk {
  readonly #ports: PreferencePorts
  /** Whether the graphics card draws in this start. */
  readonly #usesGraphics: boolean

  constructor(ports: PreferencePorts) {
    this.#ports = ports
    this.#usesGraphics = ports.choices.current.usesGraphics
  }

  readonly closesToTray = () => this.#ports.choices.current.closesToTray ?? this.#ports.isPackaged

  readonly state = (): PreferenceState => {
    const { choices, tray, mayHaveOldTray, login, isPackaged, showsNotifications, platform } = this.#ports
    const { namesOnly, makesSound, checksSpelling, spellingLanguages, usesGraphics } = choices.current
    // Nobody has said that there is one.
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

  /** @throws where the system does not take what concerns its start */
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

  /** Calls the listener with the state now, and whenever something is chosen or offered anew. */
  follow(listener: (state: PreferenceState) => void): void {
    const { choices, tray, showsNotifications } = this.#ports
    const report = () => listener(this.state())
    choices.follow(({ zoomLevel: _shownByItself, graphicsLosses: _shownNever, ...others }) => others, report)
    tray.isThere.onChange(report)
    showsNotifications.onChange(report)
  }
}

/** Decides how the member is told of a message, by what they have chosen and whether they look at the window. */
export const notificationPolicy = (
  choices: Choices,
  windows: Pick<WindowKeeper, 'current'>,
): NotificationPolicy => ({
  isQuiet: () => choices.quiet !== 'off',
  namesOnly: () => choices.current.namesOnly,
  makesSound: () => choices.current.makesSound,
  callAttention: () => callAttention(windows.current(), process.platform),
})

/** Switches 'No molestar' off when its tomorrow has come. A timer stands still while the machine sleeps. */
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
