/** A message that the server has not acknowledged yet. */
export interface OutboxEntry {
  readonly id: string
  readonly receiver_id: string
  readonly content: string
  /** ISO time of writing, by this machine's clock. */
  readonly created_at: string
  /**
   * `queued`: being sent or next. `unsent`: the server could not be reached, goes out by itself later.
   * `refused`: the server said no, only the member sends it again.
   */
  readonly status: 'queued' | 'unsent' | 'refused'
}

/** All unsent messages of one member, in the order of writing. */
export type Outbox = readonly OutboxEntry[]

/** Everything that may go out by itself is queued again, in its old place. */
export function requeueUnsent(outbox: Outbox): Outbox {
  return outbox.map((entry) => (entry.status === 'unsent' ? { ...entry, status: 'queued' } : entry))
}

export function requeue(outbox: Outbox, id: string): Outbox {
  return outbox.map((entry) => (entry.id === id ? { ...entry, status: 'queued' } : entry))
}

/** The server cannot be reached: what waits behind the failed message waits with it, so the order stays. */
export function holdQueued(outbox: Outbox): Outbox {
  return outbox.map((entry) => (entry.status === 'queued' ? { ...entry, status: 'unsent' } : entry))
}

export function markRefused(outbox: Outbox, id: string): Outbox {
  return outbox.map((entry) => (entry.id === id ? { ...entry, status: 'refused' } : entry))
}

export function remove(outbox: Outbox, ids: ReadonlySet<string>): Outbox {
  return outbox.some((entry) => ids.has(entry.id)) ? outbox.filter((entry) => !ids.has(entry.id)) : outbox
}
