import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { store } from '#renderer/lib/state/store.ts'
import { waitInWords } from '#renderer/server/too-many.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { resend, sendText, type DeliveryResult } from './delivery.ts'
import { clearFailure, isNewFailure } from './send-failure.ts'
import { pauseLeft } from './send-pause.ts'

/**
 * Sends texts through the outbox; the text of a failed one stays to be sent again (spec §8). Messages that fail one
 * after the other are told once, until one goes out; those that were too many at once, until all are out.
 */
export function useSendMessage() {
  const userId = useAtomValue(currentUserIdAtom)
  const toasts = useToasts()

  const report = useCallback(
    async (sender: string, delivery: Promise<DeliveryResult>) => {
      const outcome = await delivery
      // Signed out meanwhile: it waits in the outbox, and is told to nobody else.
      if (store.get(currentUserIdAtom) !== sender) return
      if (outcome === 'sent' || !isNewFailure(sender, outcome)) return
      if (outcome === 'failed') toasts.error(copy.sendFailed)
      else toasts.info(copy.slowDown, copy.goesOutIn(waitInWords(pauseLeft(sender))))
    },
    [toasts],
  )
  /** @param text a blank one is ignored (spec §5) */
  const send = useCallback(
    (friendId: string, text: string) => {
      if (userId !== null && text.trim() !== '') void report(userId, sendText(userId, friendId, text.trim()))
    },
    [userId, report],
  )
  const retry = useCallback(
    (messageId: string) => {
      if (userId === null) return
      clearFailure(userId, 'failed')
      clearFailure(userId, 'waiting')
      void report(userId, resend(userId, messageId))
    },
    [userId, report],
  )
  return { send, retry }
}
