import { useCallback } from 'react'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { signOut } from '#renderer/session/sign-out.ts'
import { store } from '#renderer/lib/store.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'

/**
 * Signs the member out of this device and says so when the server did not take part (spec §8). Who would lose files that
 * were not sent is asked first; what they have written is kept.
 */
export function useSignOut(): () => Promise<void> {
  const toasts = useToasts()
  const confirm = useConfirm()
  return useCallback(async () => {
    const userId = store.get(currentUserIdAtom)
    const { forgetFilesOf, lossOf } = await import('#renderer/entities/files/upload/pending-files.ts')
    const loss = userId === null ? null : await lossOf(userId)
    if (loss !== null) {
      const question = { title: copy.signOutQuestion, description: loss, confirmLabel: copy.signOut }
      const isSure = await confirm({ ...question, destructive: true })
      if (!isSure) return
    }
    // The session may have ended while that was asked.
    if (store.get(currentUserIdAtom) !== userId) return
    // They spoke to this member.
    toasts.clear()
    const failure = await signOut()
    if (userId !== null) void forgetFilesOf(userId)
    if (failure !== null) toasts.error(copy.signOutFailedDetail, copy.signOutFailed)
  }, [toasts, confirm])
}
