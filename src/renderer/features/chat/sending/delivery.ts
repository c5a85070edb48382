import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { coalesce } from '#renderer/lib/time/coalesce.ts'
import { store } from '#renderer/lib/state/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { patchConversations, retryFailedReads } from '../thread/conversation-cache.ts'
import { sendMessage, type SendOutcome } from './api/send-message.ts'
import { changeDraftFiles, type DraftFile } from '../attachment/draft-files.ts'
import { bytesKey } from '../attachment/file-to-send.ts'
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
import { forgetPause, wasStopped, type SendFailure } from './send-failure.ts'
import { pauseLeft, pauseSending } from './send-pause.ts'

/** What became of a message; one that was not sent is in the outbox. */
export type DeliveryResult = 'sent' | SendFailure

/** Milliseconds before another attempt with a server that answers. */
const RETRY_AFTER = 30_000

const deliveries = new Map<string, () => Promise<void>>()
const retries = new Map<string, ReturnType<typeof setTimeout>>()
const causes = new Map<string, Error>()

/** Sends what waits in the outbox of a member; calls meanwhile lead to one more run. Nothing goes out in a pause. */
export async function deliverOutbox(userId: string): Promise<void> {
  const friends = new Set(outboxOf(userId).map(({ receiver_id }) => receiver_id))
  await Promise.all([...friends].map((friendId) => deliverTo(userId, friendId)))
}

/** Each conversation by itself: a large file to one friend holds up no text to another. */
function deliverTo(userId: string, friendId: string): Promise<void> {
  const key = `${userId}/${friendId}`
  const known = deliveries.get(key) ?? coalesce(() => run(userId, friendId))
  deliveries.set(key, known)
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

/** Puts a file that was brought to a conversation into the outbox and sends it. */
export function sendFile(userId: string, friendId: string, draft: DraftFile): Promise<DeliveryResult> {
  const { id, ...file } = draft
  const entry = { id, receiver_id: friendId, content: '', file, created_at: new Date().toISOString() }
  changeOutbox(userId, (outbox) => [...outbox, { ...entry, status: 'queued' }])
  changeDraftFiles(userId, friendId, (files) => files.filter((other) => other.id !== id))
  return deliverOne(userId, id)
}

/** Sends a waiting message again, and with it what may go out by itself. */
export function resend(userId: string, id: string): Promise<DeliveryResult> {
  changeOutbox(userId, (outbox) => requeue(outbox, id))
  return deliverOne(userId, id)
}

/** Keeps a message back that is on its way or waits for others, until the member sends it again. */
export function holdBack(userId: string, id: string): void {
  changeOutbox(userId, (outbox) => markRefused(outbox, id))
}

/** Takes messages out of the outbox: thrown away by the member, or seen to have arrived. */
export function removeFromOutbox(userId: string, ids: readonly string[]): void {
  const gone = new Set(ids)
  const files = outboxOf(userId).filter(({ id, file }) => file && gone.has(id))
  if (files.length > 0) void forgetBytes(files.map(({ id }) => bytesKey(userId, id)))
  changeOutbox(userId, (outbox) => remove(outbox, gone))
}

/** Why a message did not go out the last time. */
export const causeOf = (id: string): Error | undefined => causes.get(id)

async function forgetBytes(keys: readonly string[]): Promise<void> {
  const { forgetFile } = await import('#renderer/entities/files/kept/kept-files.ts')
  for (const key of keys) await forgetFile(key)
}

async function deliverOne(userId: string, id: string): Promise<DeliveryResult> {
  const find = () => outboxOf(userId).find((entry) => entry.id === id)
  const friendId = find()?.receiver_id
  if (friendId !== undefined) await deliverTo(userId, friendId)
  const left = find()
  if (!left) return 'sent'
  return left.status === 'waiting' ? 'waiting' : 'failed'
}

async function run(userId: string, friendId: string): Promise<void> {
  if (pauseLeft(userId) > 0) return changeOutbox(userId, (outbox) => holdQueued(outbox, friendId, 'waiting'))
  changeOutbox(userId, (outbox) => requeueHeld(outbox, friendId))
  await deliverQueued(userId, friendId)
  if (pauseLeft(userId) === 0) forgetPause(userId)
}

/** One after the other in the order of writing, until all is out or something holds up the rest. */
async function deliverQueued(userId: string, friendId: string): Promise<void> {
  for (let entry = nextQueued(userId, friendId); entry; entry = nextQueued(userId, friendId)) {
    if (!(await deliverEntry(userId, entry))) return
  }
}

function nextQueued(userId: string, friendId: string): OutboxEntry | undefined {
  if (store.get(currentUserIdAtom) !== userId) return undefined
  return outboxOf(userId).find((entry) => entry.receiver_id === friendId && entry.status === 'queued')
}

/** @returns whether the next one may follow: a message the server refuses does not hold up the others */
async function deliverEntry(userId: string, entry: OutboxEntry): Promise<boolean> {
  const { id, receiver_id: friendId } = entry
  const outcome = await attempt(userId, entry)
  note(id, outcome)
  switch (outcome.status) {
    case 'sent':
      patchConversations(userId, [outcome.message])
      retryFailedReads(userId)
      removeFromOutbox(userId, [id])
      return true
    case 'refused':
      holdBack(userId, id)
      return true
    case 'unreachable':
      changeOutbox(userId, (outbox) => holdQueued(outbox, friendId, 'unsent'))
      retryLater(userId)
      return false
    case 'limited':
      pauseSending(userId, outcome.seconds, () => void deliverOutbox(userId))
      changeOutbox(userId, (outbox) => holdQueued(outbox, friendId, 'waiting'))
      return false
  }
}

function note(id: string, outcome: SendOutcome): void {
  if (outcome.status === 'sent') return void causes.delete(id)
  const { status, cause } = outcome
  causes.set(id, cause)
  const log = status === 'limited' || wasStopped(cause) ? console.warn : console.error
  log(`message ${id} ${status}`, cause)
}

async function attempt(userId: string, entry: OutboxEntry): Promise<SendOutcome> {
  const { id, receiver_id, content, file } = entry
  if (!file) return sendMessage({ id, sender_id: userId, receiver_id, content })
  const { deliverFile } = await import('./deliver-file.ts')
  return deliverFile(userId, entry, file)
}

/** For a server that answers something else than a yes or a no; the return of one that is away is told by itself. */
function retryLater(userId: string): void {
  clearTimeout(retries.get(userId))
  const retry = () => {
    if (store.get(serverReachableAtom)) void deliverOutbox(userId)
  }
  retries.set(userId, setTimeout(retry, RETRY_AFTER))
}
