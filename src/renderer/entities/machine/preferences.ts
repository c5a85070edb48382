import { atom, useAtomValue } from 'jotai'
import type { Preferences, PreferenceState } from '#shared/preferences.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { store } from '#renderer/lib/store.ts'

const preferencesAtom = atom<PreferenceState | null>(null)
preferencesAtom.onMount = (set) => {
  const stop = desktop.preferences.onChange(set)
  unwrap(desktop.preferences.get()).then(set, (error: unknown) =>
    console.error('what is chosen on this machine could not be read', error),
  )
  return stop
}

/** What the member has chosen of the program on this machine, and what there is to choose; `null` until it is known. */
export const usePreferences = (): PreferenceState | null => useAtomValue(preferencesAtom)

/** @throws where the machine does not take it */
export async function changePreferences(some: Partial<Preferences>): Promise<void> {
  store.set(preferencesAtom, await unwrap(desktop.preferences.change(some)))
}
