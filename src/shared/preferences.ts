/** How long 'No molestar' lasts. */
export const QUIET = ['off', 'until-tomorrow', 'until-switched-off'] as const
export type Quiet = (typeof QUIET)[number]

/** A member's preferences for the app on one machine. */
export interface Preferences {
  readonly quiet: Quiet
  /** Notifications name the sender but do not show the text. */
  readonly namesOnly: boolean
  /** Closing the window leaves the app in the tray, if there is one. */
  readonly closesToTray: boolean
  readonly startsWithSystem: boolean
  /** Notifications play the sound of the system. */
  readonly makesSound: boolean
  readonly checksSpelling: boolean
  /** Languages for spell checking, such as `es-MX`. */
  readonly spellingLanguages: readonly string[]
  /** Use the graphics card; takes effect at the next start. */
  readonly usesGraphics: boolean
}

/** Features that this machine offers. */
export interface PreferenceOffer {
  readonly tray: boolean
  readonly startWithSystem: boolean
  /** Languages to choose from for spell checking; none on macOS, which detects the language. */
  readonly spellingLanguages: readonly string[]
  /** A preference was changed that takes effect at the next start. */
  readonly restart: boolean
  /** The system shows notifications, as far as is known: it has not refused the last one. */
  readonly notifications: boolean
  /** The notification settings of the system can be opened. */
  readonly notificationSettings: boolean
}

export interface PreferenceState {
  readonly chosen: Preferences
  readonly offered: PreferenceOffer
}
