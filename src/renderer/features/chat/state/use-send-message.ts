import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { currentUserIdAtom } from '#renderer/entities/session/state/session.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { post, postAgain } from './postman.ts'
import { forgetSendFailure, isNewSendFailure } from './send-failure.ts'

/**
 * Sends texts through the outbox; the text of a failed one stays to be sent again (spec §8). Messages that fail one
 * after the other are told once, until one goes out.
 */
export function useSendMessage() {
  const userId = useAtomValue(currentUserIdAtom)
  const toasts = useToasts()

  const told = useCallback(
    async (sender: string, arrival: Promise<boolean>) => {
      if (!(await arrival) && isNewSendFailure(sender)) toasts.error(copy.sendFailed)
    },
    [toasts],
  )
  /** @param text a blank one is ignored (spec §5) */
  const send = useCallback(
    (friendId: string, text: string) => {
      if (userId !== null && text.trim() !== '') void told(userId, post(userId, friendId, text.trim()))
    },
    [userId, told],
  )
  const retry = useCallback(
    (messageId: string) => {
      if (userId === null) return
      forgetSendFailure(userId)
      void told(userId, postAgain(userId, messageId))
    },
    [userId, told],
  )
  return { send, retry }
}
