import { useCallback } from 'react'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { signOut } from '#renderer/entities/session/sign-out.ts'
import { store } from '#renderer/lib/state/store.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'

/** Signs the member out of this device and says so when the server did not take part (spec §8). */
export function useSignOut(): () => Promise<void> {
  const toasts = useToasts()
  return useCallback(async () => {
    // They spoke to this member.
    toasts.clear()
    const userId = store.get(currentUserIdAtom)
    const failure = await signOut()
    if (userId !== null) void forgetKeptFiles(userId)
    if (failure !== null) toasts.error(copy.signOutFailedDetail, copy.signOutFailed)
  }, [toasts])
}

/** Files that wait to be sent lie on the disk as they are. */
async function forgetKeptFiles(userId: string): Promise<void> {
  const { forgetFilesOf } = await import('#renderer/entities/files/kept/kept-files.ts')
  await forgetFilesOf(userId)
}
