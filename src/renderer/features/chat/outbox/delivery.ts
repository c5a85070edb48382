import type { MemberScope } from '#renderer/session/member-scope.ts'
import { addPendingFile, pendingFile, removePendingFile } from '#renderer/session/pending-files.ts'
import { singleFlight } from '#renderer/lib/single-flight.ts'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { followServerClock, idTime, newId } from '#renderer/lib/new-id.ts'
import { patchConversations, retryFailedReads } from '../messages/conversation-cache.ts'
import { sendMessage, type SendOutcome } from './api.ts'
import { bytesPlace, changeDraftFiles, type DraftFile } from './draft-files.ts'
import {
  changeOutbox,
  holdQueued,
  isHeld,
  isIn,
  markRefused,
  outboxOf,
  remove,
  renew,
  requeue,
  requeueHeld,
  type Lane,
  type OutboxEntry,
} from './outbox.ts'
import { wasStopped } from './send-failure.ts'
import { sendPause } from './send-pause.ts'

/** Outcome of a delivery; an unsent message stays in the outbox with this status. */
export type DeliveryResult = 'sent' | Exclude<OutboxEntry['status'], 'queued'>

/** Milliseconds before another attempt with a server that answers. */
const RETRY_AFTER = 30_000

/** Milliseconds that an id made by the server's clock may differ from it: a newer id would be refused just the same. */
const CLOCKS_APART = 3_600_000

interface Delivery {
  readonly start: () => Promise<void>
  /** Number of callers waiting for its end. */
  callers: number
}

/** The part of a member with the deliveries in progress, by lane. */
const deliveriesOf = () => new Map<string, Delivery>()

/** The part of a member with the causes of the last failed deliveries. */
const causesOf = () => new Map<string, Error>()

/** The part of a member with the new ids of messages, by the ids that they were written under. */
const renewalsOf = () => new Map<string, string>()

/** The id that a message has now. */
const presentId = (member: MemberScope, id: string): string => member.part(renewalsOf).get(id) ?? id

/** Sends what waits in a member's outbox; calls during a run cause one more run. Nothing is sent in a pause. */
export async function deliverOutbox(member: MemberScope): Promise<void> {
  const friends = new Set(outboxOf(member).map(({ receiver_id }) => receiver_id))
  const lanes = [...friends].flatMap((friendId) => [
    { friendId, kind: 'texts' } as const,
    { friendId, kind: 'files' } as const,
  ])
  await Promise.all(lanes.map((lane) => deliverIn(member, lane)))
}

/** Lanes are independent: a large file delays no text to the same friend, and nothing to others. */
async function deliverIn(member: MemberScope, lane: Lane): Promise<void> {
  const deliveries = member.part(deliveriesOf)
  const key = `${lane.friendId}/${lane.kind}`
  const delivery = deliveries.get(key) ?? { start: singleFlight(() => run(member, lane)), callers: 0 }
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
export function sendText(member: MemberScope, friendId: string, text: string): Promise<DeliveryResult> {
  const id = newId()
  const entry = { id, receiver_id: friendId, content: text, created_at: new Date().toISOString() }
  changeOutbox(member, (outbox) => [...outbox, { ...entry, status: 'queued' }])
  return deliverOne(member, id)
}

/** Puts a draft file into the outbox and sends it. */
export function sendFile(member: MemberScope, friendId: string, draft: DraftFile): Promise<DeliveryResult> {
  const { id, ...file } = draft
  const entry = { id, receiver_id: friendId, content: '', file, created_at: new Date().toISOString() }
  changeOutbox(member, (outbox) => [...outbox, { ...entry, status: 'queued' }])
  changeDraftFiles(member, friendId, (files) => files.filter((other) => other.id !== id))
  return deliverOne(member, id)
}

/** Sends a waiting message again, together with everything that may be sent automatically. */
export function resend(member: MemberScope, id: string): Promise<DeliveryResult> {
  changeOutbox(member, (outbox) => requeue(outbox, id))
  return deliverOne(member, id)
}

/** Holds a message back, even while it is being sent, until the member sends it again. */
export function holdBack(member: MemberScope, id: string): void {
  changeOutbox(member, (outbox) => markRefused(outbox, id))
}

/** Removes messages from the outbox that the member discarded or that have arrived. */
export function removeFromOutbox(member: MemberScope, ids: readonly string[]): void {
  const gone = new Set(ids)
  const files = outboxOf(member).filter(({ id, file }) => file && gone.has(id))
  if (files.length > 0) void forgetBytes(member, files)
  changeOutbox(member, (outbox) => remove(outbox, gone))
}

/** Why a message was not sent the last time. @param id its present one, or that it was written under */
export const causeOf = (member: MemberScope, id: string): Error | undefined =>
  member.part(causesOf).get(presentId(member, id))

async function forgetBytes(member: MemberScope, files: readonly OutboxEntry[]): Promise<void> {
  for (const { id } of files) await removePendingFile(member, bytesPlace(id))
}

async function deliverOne(member: MemberScope, id: string): Promise<DeliveryResult> {
  const find = () => outboxOf(member).find((entry) => entry.id === presentId(member, id))
  const entry = find()
  if (entry) await deliverIn(member, laneOf(entry))
  const left = find()
  if (!left) return 'sent'
  return left.status === 'queued' ? 'unsent' : left.status
}

const laneOf = ({ receiver_id, file }: OutboxEntry): Lane => ({
  friendId: receiver_id,
  kind: file ? 'files' : 'texts',
})

async function run(member: MemberScope, lane: Lane): Promise<void> {
  const pause = member.part(sendPause)
  if (pause.left() > 0) return changeOutbox(member, (outbox) => holdQueued(outbox, lane, 'waiting'))
  changeOutbox(member, (outbox) => requeueHeld(outbox, lane))
  const isOut = await deliverQueued(member, lane)
  if (pause.left() === 0) pause.forget()
  // What blocked the files as well is over.
  const files: Lane = { ...lane, kind: 'files' }
  const areHeld = outboxOf(member).some((entry) => isIn(files, entry) && isHeld(entry))
  if (isOut && lane.kind === 'texts' && areHeld) void deliverIn(member, files)
}

/**
 * Sends one after the other in the order of writing, until something blocks the rest.
 * @returns whether all were sent
 */
async function deliverQueued(member: MemberScope, lane: Lane): Promise<boolean> {
  for (let entry = nextQueued(member, lane); entry; entry = nextQueued(member, lane)) {
    if (!(await deliverTextsBefore(member, entry))) return false
    // Stopped or discarded meanwhile.
    if (nextQueued(member, lane)?.id !== entry.id) continue
    if (!(await deliverEntry(member, entry))) return false
  }
  return true
}

function nextQueued(member: MemberScope, lane: Lane): OutboxEntry | undefined {
  if (member.signal.aborted) return undefined
  return outboxOf(member).find((entry) => isIn(lane, entry) && entry.status === 'queued')
}

/** Sends the texts written before a file first. @returns whether they were sent, so that the file may follow */
async function deliverTextsBefore(member: MemberScope, file: OutboxEntry): Promise<boolean> {
  if (!file.file) return true
  const lane = laneOf(file)
  const texts: Lane = { ...lane, kind: 'texts' }
  const before = () => {
    const outbox = outboxOf(member)
    const place = outbox.findIndex(({ id }) => id === file.id)
    return outbox.slice(0, place).find((entry) => isIn(texts, entry) && entry.status !== 'refused')
  }
  if (before()) await deliverIn(member, texts)
  const left = before()
  if (!left) return true
  const status = left.status === 'waiting' ? 'waiting' : 'unsent'
  changeOutbox(member, (outbox) => holdQueued(outbox, lane, status))
  return false
}

/** @returns whether the next one may follow: a refused message does not block the others */
async function deliverEntry(member: MemberScope, entry: OutboxEntry): Promise<boolean> {
  const { id } = entry
  const lane = laneOf(entry)
  const outcome = await attempt(member, entry)
  note(member, id, outcome)
  switch (outcome.status) {
    case 'sent':
      patchConversations(member, [outcome.message])
      retryFailedReads(member)
      removeFromOutbox(member, [id])
      return true
    case 'refused':
      holdBack(member, id)
      return true
    case 'misdated':
      followServerClock(outcome.now)
      if (Math.abs(outcome.now - idTime(id)) > CLOCKS_APART) await renewEntry(member, entry)
      else holdBack(member, id)
      return true
    case 'unreachable':
      changeOutbox(member, (outbox) => holdQueued(outbox, lane, 'unsent'))
      retryLater(member)
      return false
    case 'limited':
      member.part(sendPause).begin(outcome.seconds, () => void deliverOutbox(member))
      changeOutbox(member, (outbox) => holdQueued(outbox, lane, 'waiting'))
      return false
  }
}

/** Gives a new id to a message that was written with a wrong clock or waited for months: the server refuses its old one. */
async function renewEntry(member: MemberScope, { id, file }: OutboxEntry): Promise<void> {
  const renewed = newId()
  const kept = file && (await pendingFile(member, bytesPlace(id)))
  if (kept) await addPendingFile(member, bytesPlace(renewed), kept)
  const renewals = member.part(renewalsOf)
  for (const [written, present] of renewals) if (present === id) renewals.set(written, renewed)
  renewals.set(id, renewed)
  member.part(causesOf).delete(id)
  changeOutbox(member, (outbox) => renew(outbox, id, renewed))
  if (kept) await removePendingFile(member, bytesPlace(id))
}

function note(member: MemberScope, id: string, outcome: SendOutcome): void {
  const causes = member.part(causesOf)
  if (outcome.status === 'sent') return void causes.delete(id)
  const { status, cause } = outcome
  causes.set(id, cause)
  const log =
    status === 'limited' || status === 'misdated' || wasStopped(cause) ? console.warn : console.error
  log(`message ${id} ${status}`, cause)
}

async function attempt(member: MemberScope, entry: OutboxEntry): Promise<SendOutcome> {
  const { id, receiver_id, content, file } = entry
  if (!file) return sendMessage(member.supabase, { id, sender_id: member.id, receiver_id, content })
  const { deliverFile } = await import('./deliver-file.ts')
  return deliverFile(member, entry, file)
}

/** Retries later if the server answers, but neither accepts nor refuses; if it is away, its return triggers the retry. */
const retryLater = (member: MemberScope): void => member.part(createRetry).soon()

/** The part of a member that retries what could not be sent. */
function createRetry(member: MemberScope) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const retry = () => {
    if (store.get(serverReachableAtom)) void deliverOutbox(member)
  }
  member.onClose(() => clearTimeout(timer))
  return {
    soon: () => {
      clearTimeout(timer)
      if (member.signal.aborted) return
      timer = setTimeout(retry, RETRY_AFTER)
    },
  }
}
