import { useState } from 'react'
import type { Preferences } from '#shared/preferences.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'
import { changePreferences } from './preferences.ts'

/** Changes what is chosen on this machine; where that fails the member is told, and all stays as it was. */
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
