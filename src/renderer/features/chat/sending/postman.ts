import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { coalesce } from '#renderer/lib/coalesce.ts'
import { store } from '#renderer/lib/store.ts'
import { patchConversations, retryFailedReads } from '../thread/conversation-cache.ts'
import type { ChatMessage } from '../thread/message.ts'
import { sendMessage } from './api/send-message.ts'
import { deliverOutbox } from './deliver-outbox.ts'
import { remove, requeue, type Outbox } from './outbox.ts'
import { forgetTrouble, type SendTrouble } from './send-failure.ts'
import { pauseLeft, pauseSending } from './send-pause.ts'
import { outboxAtom } from './stored-outbox.ts'

const deliveries = new Map<string, () => Promise<void>>()

/** Sends what waits in the outbox of a member; calls meanwhile lead to one more run. Nothing goes out in a pause. */
export function deliver(userId: string): Promise<void> {
  const known = deliveries.get(userId) ?? coalesce(() => run(userId))
  deliveries.set(userId, known)
  return known()
}

async function run(userId: string): Promise<void> {
  await deliverOutbox(userId, portsOf(userId))
  if (pauseLeft(userId) === 0) forgetTrouble(userId, 'waiting')
}

function portsOf(userId: string) {
  const outbox = outboxAtom(userId)
  return {
    read: () => store.get(outbox),
    write: (next: Outbox) => store.set(outbox, next),
    send: sendMessage,
    onSent: (message: ChatMessage) => {
      forgetTrouble(userId, 'failed')
      patchConversations(userId, [message])
      retryFailedReads(userId)
    },
    isCurrent: () => store.get(currentUserIdAtom) === userId,
    isPaused: () => pauseLeft(userId) > 0,
    pause: (seconds: number | undefined) => pauseSending(userId, seconds, () => void deliver(userId)),
  }
}

/** What became of a message; one that was not sent is in the outbox. */
export type Delivery = 'sent' | SendTrouble

/**
 * Puts a text into the outbox and sends it.
 * @param text not blank, at most 4,000 code points
 */
export function post(userId: string, friendId: string, text: string): Promise<Delivery> {
  const id = crypto.randomUUID()
  const entry = { id, receiver_id: friendId, content: text, created_at: new Date().toISOString() }
  store.set(outboxAtom(userId), (outbox) => [...outbox, { ...entry, status: 'queued' as const }])
  return deliverOne(userId, id)
}

/** Sends a waiting message again, and with it what may go out by itself. */
export function postAgain(userId: string, id: string): Promise<Delivery> {
  store.set(outboxAtom(userId), (outbox) => requeue(outbox, id))
  return deliverOne(userId, id)
}

async function deliverOne(userId: string, id: string): Promise<Delivery> {
  await deliver(userId)
  const left = store.get(outboxAtom(userId)).find((entry) => entry.id === id)
  if (!left) return 'sent'
  return left.status === 'waiting' ? 'waiting' : 'failed'
}

/** Takes messages out of the outbox: thrown away by the member, or seen to have arrived. */
export function takeOut(userId: string, ids: readonly string[]): void {
  store.set(outboxAtom(userId), (outbox) => remove(outbox, new Set(ids)))
}
