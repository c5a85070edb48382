import type { Preferences, PreferenceState } from '#shared/preferences.ts'
import type { DomainHandlers } from '../handlers.ts'

/** The member's choices about the program on this machine. */
export interface PreferenceDesk {
  /** Looks what this machine offers now. */
  readonly look: () => Promise<PreferenceState>
  readonly change: (some: Partial<Preferences>) => PreferenceState
}

export const preferenceHandlers = (desk: PreferenceDesk): DomainHandlers<'preference'> => ({
  'preference.get_all': () => desk.look(),
  'preference.change_some': (some) => desk.change(some),
})
