import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { coalesce } from '#renderer/lib/time/coalesce.ts'
import { store } from '#renderer/lib/state/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { patchConversations, retryFailedReads } from '../thread/conversation-cache.ts'
import { sendMessage } from './api/send-message.ts'
import {
  changeOutbox,
  holdQueued,
  markRefused,
  outboxOf,
  remove,
  requeue,
  requeueHeld,
  type OutboxEntry,
} from './outbox.ts'
import { clearFailure, type SendFailure } from './send-failure.ts'
import { pauseLeft, pauseSending } from './send-pause.ts'

/** What became of a message; one that was not sent is in the outbox. */
export type DeliveryResult = 'sent' | SendFailure

/** Milliseconds before another attempt with a server that answers. */
const RETRY_AFTER = 30_000

const deliveries = new Map<string, () => Promise<void>>()
const retries = new Map<string, ReturnType<typeof setTimeout>>()

/** Sends what waits in the outbox of a member; calls meanwhile lead to one more run. Nothing goes out in a pause. */
export function deliverOutbox(userId: string): Promise<void> {
  const known = deliveries.get(userId) ?? coalesce(() => run(userId))
  deliveries.set(userId, known)
  return known()
}

/**
 * Puts a text into the outbox and sends it.
 * @param text not blank, at most 4,000 code points
 */
export function sendText(userId: string, friendId: string, text: string): Promise<DeliveryResult> {
  const id = crypto.randomUUID()
  const entry = { id, receiver_id: friendId, content: text, created_at: new Date().toISOString() }
  changeOutbox(userId, (outbox) => [...outbox, { ...entry, status: 'queued' }])
  return deliverOne(userId, id)
}

/** Sends a waiting message again, and with it what may go out by itself. */
export function resend(userId: string, id: string): Promise<DeliveryResult> {
  changeOutbox(userId, (outbox) => requeue(outbox, id))
  return deliverOne(userId, id)
}

/** Takes messages out of the outbox: thrown away by the member, or seen to have arrived. */
export function removeFromOutbox(userId: string, ids: readonly string[]): void {
  changeOutbox(userId, (outbox) => remove(outbox, new Set(ids)))
}

async function deliverOne(userId: string, id: string): Promise<DeliveryResult> {
  await deliverOutbox(userId)
  const left = outboxOf(userId).find((entry) => entry.id === id)
  if (!left) return 'sent'
  return left.status === 'waiting' ? 'waiting' : 'failed'
}

async function run(userId: string): Promise<void> {
  if (pauseLeft(userId) > 0) return changeOutbox(userId, (outbox) => holdQueued(outbox, 'waiting'))
  changeOutbox(userId, requeueHeld)
  await deliverQueued(userId)
  if (pauseLeft(userId) === 0) clearFailure(userId, 'waiting')
}

/** One after the other in the order of writing, until all is out or something holds up the rest. */
async function deliverQueued(userId: string): Promise<void> {
  for (let entry = nextQueued(userId); entry; entry = nextQueued(userId)) {
    if (!(await deliverEntry(userId, entry))) return
  }
}

function nextQueued(userId: string): OutboxEntry | undefined {
  if (store.get(currentUserIdAtom) !== userId) return undefined
  return outboxOf(userId).find((entry) => entry.status === 'queued')
}

/** @returns whether the next one may follow: a message the server refuses does not hold up the others */
async function deliverEntry(userId: string, { id, receiver_id, content }: OutboxEntry): Promise<boolean> {
  const outcome = await sendMessage({ id, sender_id: userId, receiver_id, content })
  if (outcome.status === 'limited') console.warn(`message ${id} limited`, outcome.cause)
  else if (outcome.status !== 'sent') console.error(`message ${id} ${outcome.status}`, outcome.cause)
  switch (outcome.status) {
    case 'sent':
      clearFailure(userId, 'failed')
      patchConversations(userId, [outcome.message])
      retryFailedReads(userId)
      removeFromOutbox(userId, [id])
      return true
    case 'refused':
      changeOutbox(userId, (outbox) => markRefused(outbox, id))
      return true
    case 'unreachable':
      changeOutbox(userId, (outbox) => holdQueued(outbox, 'unsent'))
      retryLater(userId)
      return false
    case 'limited':
      pauseSending(userId, outcome.seconds, () => void deliverOutbox(userId))
      changeOutbox(userId, (outbox) => holdQueued(outbox, 'waiting'))
      return false
  }
}

/** For a server that answers something else than a yes or a no; the return of one that is away is told by itself. */
function retryLater(userId: string): void {
  clearTimeout(retries.get(userId))
  const retry = () => {
    if (store.get(serverReachableAtom)) void deliverOutbox(userId)
  }
  retries.set(userId, setTimeout(retry, RETRY_AFTER))
}
