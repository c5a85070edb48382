import { z } from 'zod/mini'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { memberMap, useStored } from '#renderer/session/member-storage.ts'
import { fileToSendSchema, type FileToSend } from './draft-files.ts'

/** A message that the server has not acknowledged yet. */
export interface OutboxEntry {
  readonly id: string
  readonly receiver_id: string
  /** Empty for a file. */
  readonly content: string
  readonly file?: FileToSend | undefined
  /** ISO time of writing, by this machine's clock. */
  readonly created_at: string
  /**
   * `queued`: being sent or next. `unsent`: the server was unreachable, sent automatically later. `waiting`: rate
   * limited, sent automatically after a pause. `refused`: rejected, sent again only by the member.
   */
  readonly status: 'queued' | 'unsent' | 'waiting' | 'refused'
}

/** All unsent messages of one member, in the order of writing. */
export type Outbox = readonly OutboxEntry[]

/** Texts and files to one friend are sent independently: a large file delays no text. */
export interface Lane {
  readonly friendId: string
  readonly kind: 'texts' | 'files'
}

export const isIn = ({ friendId, kind }: Lane, { receiver_id, file }: OutboxEntry): boolean =>
  receiver_id === friendId && (file !== undefined) === (kind === 'files')

/** Whether it will be sent automatically, but not now. */
export const isHeld = ({ status }: OutboxEntry): boolean => status === 'unsent' || status === 'waiting'

/** Queues everything in a lane again that may be sent automatically, in its old place. */
export function requeueHeld(outbox: Outbox, lane: Lane): Outbox {
  const isBack = (entry: OutboxEntry) => isIn(lane, entry) && isHeld(entry)
  return outbox.some(isBack)
    ? outbox.map((entry) => (isBack(entry) ? { ...entry, status: 'queued' } : entry))
    : outbox
}

export function requeue(outbox: Outbox, id: string): Outbox {
  return outbox.map((entry) => (entry.id === id ? { ...entry, status: 'queued' } : entry))
}

/** Holds back all queued messages of a lane when the next one cannot be sent, so that the order is kept. */
export function holdQueued(outbox: Outbox, lane: Lane, status: 'unsent' | 'waiting'): Outbox {
  const isQueued = (entry: OutboxEntry) => isIn(lane, entry) && entry.status === 'queued'
  return outbox.map((entry) => (isQueued(entry) ? { ...entry, status } : entry))
}

export function markRefused(outbox: Outbox, id: string): Outbox {
  return outbox.map((entry) => (entry.id === id ? { ...entry, status: 'refused' } : entry))
}

/** Gives a message another id, in its place. */
export function renew(outbox: Outbox, id: string, renewed: string): Outbox {
  return outbox.map((entry) => (entry.id === id ? { ...entry, id: renewed } : entry))
}

export function remove(outbox: Outbox, ids: ReadonlySet<string>): Outbox {
  return outbox.some((entry) => ids.has(entry.id)) ? outbox.filter((entry) => !ids.has(entry.id)) : outbox
}

const schema: z.ZodMiniType<Outbox> = z.array(
  z.object({
    id: z.uuid(),
    receiver_id: z.string(),
    content: z.string(),
    file: z.optional(fileToSendSchema),
    created_at: z.string(),
    status: z.enum(['queued', 'unsent', 'waiting', 'refused']),
  }),
)

/** The whole outbox, under the key ''. */
const outboxes = memberMap('outbox', schema)

const EMPTY: Outbox = []

/** Unsent messages of a member, kept across restarts and sign-outs (design §6). */
export const outboxOf = (member: MemberScope): Outbox => member.part(outboxes).get('') ?? EMPTY

export const useOutbox = (): Outbox => useStored(outboxes, '') ?? EMPTY

/** Calls back once the outbox is empty: all messages are sent or discarded. */
export function onceOut(member: MemberScope, act: () => void): void {
  const forget = member.part(outboxes).subscribe(() => {
    if (outboxOf(member).length > 0) return
    forget()
    act()
  })
}

export function changeOutbox(member: MemberScope, change: (outbox: Outbox) => Outbox): void {
  const before = outboxOf(member)
  const after = change(before)
  if (after !== before) member.part(outboxes).set('', after.length > 0 ? after : undefined)
}
