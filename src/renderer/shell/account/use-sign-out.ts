import { useCallback } from 'react'
import { signOut } from '#renderer/entities/session/sign-out.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'

/** Signs the member out of this device and says so when the server did not take part (spec §8). */
export function useSignOut(): () => Promise<void> {
  const toasts = useToasts()
  return useCallback(async () => {
    // They spoke to this member.
    toasts.clear()
    const failure = await signOut()
    if (failure !== null) toasts.error(copy.signOutFailedDetail, copy.signOutFailed)
  }, [toasts])
}
