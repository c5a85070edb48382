import { atomWithStorage, createJSONStorage, unstable_withStorageValidator } from 'jotai/utils'
import { z } from 'zod/mini'

/** A message that the server has not acknowledged yet. */
export interface OutboxEntry {
  readonly id: string
  readonly receiver_id: string
  readonly content: string
  /** ISO time of writing, by this machine's clock. */
  readonly created_at: string
  /**
   * `queued`: being sent or next. `unsent`: the server could not be reached, goes out by itself later.
   * `waiting`: too many at once, goes out by itself after a pause. `refused`: the server said no, only the member
   * sends it again.
   */
  readonly status: 'queued' | 'unsent' | 'waiting' | 'refused'
}

/** All unsent messages of one member, in the order of writing. */
export type Outbox = readonly OutboxEntry[]

/** Everything that may go out by itself is queued again, in its old place. */
export function requeueHeld(outbox: Outbox): Outbox {
  return outbox.map((entry) => (entry.status === 'refused' ? entry : { ...entry, status: 'queued' }))
}

export function requeue(outbox: Outbox, id: string): Outbox {
  return outbox.map((entry) => (entry.id === id ? { ...entry, status: 'queued' } : entry))
}

/** The next message cannot go out now: what is queued behind it waits with it, so the order stays. */
export function holdQueued(outbox: Outbox, status: 'unsent' | 'waiting'): Outbox {
  return outbox.map((entry) => (entry.status === 'queued' ? { ...entry, status } : entry))
}

export function markRefused(outbox: Outbox, id: string): Outbox {
  return outbox.map((entry) => (entry.id === id ? { ...entry, status: 'refused' } : entry))
}

export function remove(outbox: Outbox, ids: ReadonlySet<string>): Outbox {
  return outbox.some((entry) => ids.has(entry.id)) ? outbox.filter((entry) => !ids.has(entry.id)) : outbox
}

const outboxSchema = z.array(
  z.object({
    id: z.uuid(),
    receiver_id: z.string(),
    content: z.string(),
    created_at: z.string(),
    status: z.enum(['queued', 'unsent', 'waiting', 'refused']),
  }),
)

const isOutbox = (value: unknown): value is Outbox => outboxSchema.safeParse(value).success

const storage = unstable_withStorageValidator(isOutbox)(createJSONStorage())

const createOutboxAtom = (userId: string) =>
  atomWithStorage<Outbox>(`outbox/${userId}`, [], storage, { getOnInit: true })

const atoms = new Map<string, ReturnType<typeof createOutboxAtom>>()

/** Unsent messages of a member, kept across restarts of the app and sign-outs (design §6). */
export function outboxAtom(userId: string) {
  const known = atoms.get(userId) ?? createOutboxAtom(userId)
  atoms.set(userId, known)
  return known
}
