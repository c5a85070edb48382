import { currentUserIdAtom } from '#renderer/entities/session/state/session.ts'
import { coalesce } from '#renderer/lib/coalesce.ts'
import { store } from '#renderer/lib/store.ts'
import { sendMessage } from '../api/send-message.ts'
import type { ChatMessage } from '../model/message.ts'
import { remove, requeue, type Outbox } from '../model/outbox.ts'
import { patchConversations, retryFailedReads } from './conversation.ts'
import { deliverOutbox } from './deliver-outbox.ts'
import { outboxAtom } from './outbox.ts'
import { forgetSendFailure } from './send-failure.ts'

const deliveries = new Map<string, () => Promise<void>>()

/** Sends what waits in the outbox of a member; calls meanwhile lead to one more run. */
export function deliver(userId: string): Promise<void> {
  const known = deliveries.get(userId) ?? coalesce(() => deliverOutbox(userId, portsOf(userId)))
  deliveries.set(userId, known)
  return known()
}

function portsOf(userId: string) {
  const outbox = outboxAtom(userId)
  return {
    read: () => store.get(outbox),
    write: (next: Outbox) => store.set(outbox, next),
    send: sendMessage,
    onSent: (message: ChatMessage) => {
      forgetSendFailure(userId)
      patchConversations(userId, [message])
      retryFailedReads(userId)
    },
    isCurrent: () => store.get(currentUserIdAtom) === userId,
  }
}

/**
 * Puts a text into the outbox and sends it.
 * @param text not blank, at most 4,000 code points
 * @returns whether it has arrived; when it has not, it waits in the outbox
 */
export function post(userId: string, friendId: string, text: string): Promise<boolean> {
  const id = crypto.randomUUID()
  const entry = { id, receiver_id: friendId, content: text, created_at: new Date().toISOString() }
  store.set(outboxAtom(userId), (outbox) => [...outbox, { ...entry, status: 'queued' as const }])
  return deliverOne(userId, id)
}

/** Sends a waiting message again, and with it what may go out by itself. @returns whether it has arrived */
export function postAgain(userId: string, id: string): Promise<boolean> {
  store.set(outboxAtom(userId), (outbox) => requeue(outbox, id))
  return deliverOne(userId, id)
}

async function deliverOne(userId: string, id: string): Promise<boolean> {
  await deliver(userId)
  return !store.get(outboxAtom(userId)).some((entry) => entry.id === id)
}

/** Takes messages out of the outbox: thrown away by the member, or seen to have arrived. */
export function takeOut(userId: string, ids: readonly string[]): void {
  store.set(outboxAtom(userId), (outbox) => remove(outbox, new Set(ids)))
}
