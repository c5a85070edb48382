import { currentUserIdAtom, ofSession } from '#renderer/session/session.ts'
import { singleFlight } from '#renderer/lib/single-flight.ts'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { patchConversations, retryFailedReads } from '../messages/conversation-cache.ts'
import { sendMessage, type SendOutcome } from './api.ts'
import { bytesKey, changeDraftFiles, type DraftFile } from './draft-files.ts'
import {
  changeOutbox,
  holdQueued,
  isHeld,
  isIn,
  markRefused,
  outboxOf,
  remove,
  requeue,
  requeueHeld,
  type Lane,
  type OutboxEntry,
} from './outbox.ts'
import { forgetPause, wasStopped, type SendFailure } from './send-failure.ts'
import { pauseLeft, pauseSending } from './send-pause.ts'

/** What became of a message; one that was not sent is in the outbox. */
export type DeliveryResult = 'sent' | SendFailure

/** Milliseconds before another attempt with a server that answers. */
const RETRY_AFTER = 30_000

interface Delivery {
  readonly start: () => Promise<void>
  /** How many wait for its end. */
  callers: number
}

/** Deliveries under way, by member and lane. */
const deliveries = new Map<string, Delivery>()
const retries = new Map<string, ReturnType<typeof setTimeout>>()
/** Why messages did not go out the last time. */
const causes = ofSession(() => new Map<string, Error>())

/** Sends what waits in the outbox of a member; calls meanwhile lead to one more run. Nothing goes out in a pause. */
export async function deliverOutbox(userId: string): Promise<void> {
  const friends = new Set(outboxOf(userId).map(({ receiver_id }) => receiver_id))
  const lanes = [...friends].flatMap((friendId) => [
    { friendId, kind: 'texts' } as const,
    { friendId, kind: 'files' } as const,
  ])
  await Promise.all(lanes.map((lane) => deliverIn(userId, lane)))
}

/** Each lane by itself: a large file holds up no text to the same friend, and nothing to another. */
async function deliverIn(userId: string, lane: Lane): Promise<void> {
  const key = `${userId}/${lane.friendId}/${lane.kind}`
  const delivery = deliveries.get(key) ?? { start: singleFlight(() => run(userId, lane)), callers: 0 }
  deliveries.set(key, delivery)
  delivery.callers += 1
  await delivery.start()
  delivery.callers -= 1
  if (delivery.callers === 0) deliveries.delete(key)
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
export const causeOf = (id: string): Error | undefined => causes().get(id)

async function forgetBytes(keys: readonly string[]): Promise<void> {
  const { removePendingFile } = await import('#renderer/entities/files/upload/pending-files.ts')
  for (const key of keys) await removePendingFile(key)
}

async function deliverOne(userId: string, id: string): Promise<DeliveryResult> {
  const find = () => outboxOf(userId).find((entry) => entry.id === id)
  const entry = find()
  if (entry) await deliverIn(userId, laneOf(entry))
  const left = find()
  if (!left) return 'sent'
  return left.status === 'waiting' ? 'waiting' : 'failed'
}

const laneOf = ({ receiver_id, file }: OutboxEntry): Lane => ({
  friendId: receiver_id,
  kind: file ? 'files' : 'texts',
})

async function run(userId: string, lane: Lane): Promise<void> {
  if (pauseLeft(userId) > 0) return changeOutbox(userId, (outbox) => holdQueued(outbox, lane, 'waiting'))
  changeOutbox(userId, (outbox) => requeueHeld(outbox, lane))
  const isOut = await deliverQueued(userId, lane)
  if (pauseLeft(userId) === 0) forgetPause(userId)
  // What held up the files as well is over.
  const files: Lane = { ...lane, kind: 'files' }
  const areHeld = outboxOf(userId).some((entry) => isIn(files, entry) && isHeld(entry))
  if (isOut && lane.kind === 'texts' && areHeld) void deliverIn(userId, files)
}

/**
 * One after the other in the order of writing, until all is out or something holds up the rest.
 * @returns whether all is out
 */
async function deliverQueued(userId: string, lane: Lane): Promise<boolean> {
  for (let entry = nextQueued(userId, lane); entry; entry = nextQueued(userId, lane)) {
    if (!(await deliverTextsBefore(userId, entry))) return false
    // Stopped or thrown away meanwhile.
    if (nextQueued(userId, lane)?.id !== entry.id) continue
    if (!(await deliverEntry(userId, entry))) return false
  }
  return true
}

function nextQueued(userId: string, lane: Lane): OutboxEntry | undefined {
  if (store.get(currentUserIdAtom) !== userId) return undefined
  return outboxOf(userId).find((entry) => isIn(lane, entry) && entry.status === 'queued')
}

/** What was written before a file says what follows, and is out before it. @returns whether it is, so that the file may follow */
async function deliverTextsBefore(userId: string, file: OutboxEntry): Promise<boolean> {
  if (!file.file) return true
  const lane = laneOf(file)
  const texts: Lane = { ...lane, kind: 'texts' }
  const before = () => {
    const outbox = outboxOf(userId)
    const place = outbox.findIndex(({ id }) => id === file.id)
    return outbox.slice(0, place).find((entry) => isIn(texts, entry) && entry.status !== 'refused')
  }
  if (before()) await deliverIn(userId, texts)
  const left = before()
  if (!left) return true
  const status = left.status === 'waiting' ? 'waiting' : 'unsent'
  changeOutbox(userId, (outbox) => holdQueued(outbox, lane, status))
  return false
}

/** @returns whether the next one may follow: a message the server refuses does not hold up the others */
async function deliverEntry(userId: string, entry: OutboxEntry): Promise<boolean> {
  const { id } = entry
  const lane = laneOf(entry)
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
      changeOutbox(userId, (outbox) => holdQueued(outbox, lane, 'unsent'))
      retryLater(userId)
      return false
    case 'limited':
      pauseSending(userId, outcome.seconds, () => void deliverOutbox(userId))
      changeOutbox(userId, (outbox) => holdQueued(outbox, lane, 'waiting'))
      return false
  }
}

function note(id: string, outcome: SendOutcome): void {
  if (outcome.status === 'sent') return void causes().delete(id)
  const { status, cause } = outcome
  causes().set(id, cause)
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
    retries.delete(userId)
    if (store.get(serverReachableAtom)) void deliverOutbox(userId)
  }
  retries.set(userId, setTimeout(retry, RETRY_AFTER))
}
