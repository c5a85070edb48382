import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { currentUserIdAtom } from '#renderer/entities/session/state/session.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { post, postAgain } from './postman.ts'

/** Sends texts through the outbox; a failure is told once, and the text stays to be sent again (spec §8). */
export function useSendMessage() {
  const userId = useAtomValue(currentUserIdAtom)
  const toasts = useToasts()

  const told = useCallback(
    async (arrival: Promise<boolean>) => {
      if (!(await arrival)) toasts.error(copy.sendFailed)
    },
    [toasts],
  )
  /** @param text a blank one is ignored (spec §5) */
  const send = useCallback(
    (friendId: string, text: string) => {
      if (userId !== null && text.trim() !== '') void told(post(userId, friendId, text.trim()))
    },
    [userId, told],
  )
  const retry = useCallback(
    (messageId: string) => {
      if (userId !== null) void told(postAgain(userId, messageId))
    },
    [userId, told],
  )
  return { send, retry }
}
