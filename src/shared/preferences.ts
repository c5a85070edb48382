/** For how long nothing is told: 'No molestar'. */
export const QUIET = ['off', 'until-tomorrow', 'until-switched-off'] as const
export type Quiet = (typeof QUIET)[number]

/** A member's choices about the program on one machine. */
export interface Preferences {
  readonly quiet: Quiet
  /** Notifications name who has written and keep the text to themselves. */
  readonly namesOnly: boolean
  /** Closing the window leaves the program in the tray, where there is one. */
  readonly closesToTray: boolean
  readonly startsWithSystem: boolean
  /** Notifications are heard, as the system has them. */
  readonly makesSound: boolean
  readonly checksSpelling: boolean
  /** Languages of spelling, as `es-MX`. */
  readonly spellingLanguages: readonly string[]
  /** The graphics card draws the window; what is chosen counts from the next start on. */
  readonly usesGraphics: boolean
}

/** Features that this machine has. */
export interface PreferenceOffer {
  readonly tray: boolean
  readonly startWithSystem: boolean
  /** Languages of spelling to choose among; none on macOS, which finds them by itself. */
  readonly spellingLanguages: readonly string[]
  /** Something was chosen that counts from the next start on. */
  readonly restart: boolean
  /** The system shows what the program tells of, as far as is known: it has not refused the last notification. */
  readonly notifications: boolean
  /** The system's own settings have a page for notifications that can be opened. */
  readonly notificationSettings: boolean
}

export interface PreferenceState {
  readonly chosen: Preferences
  readonly offered: PreferenceOffer
}
