import { atom } from 'jotai'
import { useState } from 'react'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { store, useWindowValue } from '#renderer/lib/store.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import type { PreferenceState, Preferences } from '#shared/preferences.ts'
import { copy } from './copy.ts'

const preferencesAtom = atom<PreferenceState | null>(null)
preferencesAtom.onMount = (set) => {
  const stop = desktop.preferences.onChange(set)
  unwrap(desktop.preferences.get()).then(set, (error: unknown) =>
    console.error('what is chosen on this machine could not be read', error),
  )
  return stop
}

/** The member's preferences on this machine, and the available options; `null` until they are read. */
export const usePreferences = (): PreferenceState | null => useWindowValue(preferencesAtom)

/** @throws if the system rejects the change */
async function changePreferences(some: Partial<Preferences>): Promise<void> {
  store.set(preferencesAtom, await unwrap(desktop.preferences.change(some)))
}

/** Changes preferences; a failure is reported and changes nothing. */
export function useChangePreferences() {
  const [isChanging, setIsChanging] = useState(false)
  const toasts = useToasts()
  const change = async (some: Partial<Preferences>) => {
    setIsChanging(true)
    try {
      await changePreferences(some)
    } catch (error) {
      console.error('a preference could not be changed', error)
      toasts.error(copy.failed)
    } finally {
      setIsChanging(false)
    }
  }
  return { change, isChanging }
}
