import type { Preferences, PreferenceState } from '#shared/preferences.ts'
import type { DomainHandlers } from '../handlers.ts'

/** The member's preferences for the app on this machine. */
export interface PreferenceDesk {
  /** Checks again what this machine supports. */
  readonly look: () => Promise<PreferenceState>
  readonly change: (some: Partial<Preferences>) => PreferenceState
}

export const preferenceHandlers = (desk: PreferenceDesk): DomainHandlers<'preference'> => ({
  'preference.get_all': () => desk.look(),
  'preference.change_some': (some) => desk.change(some),
})
