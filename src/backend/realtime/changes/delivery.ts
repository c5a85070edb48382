import type { PgliteConnection } from '@supabase/lite/pglite'
import { logFailure } from '../../cli/log.ts'
import type { Channel } from '../channel.ts'
import { hasExpired, subjectOf } from '../identity.ts'
import type { Change } from './change.ts'
import { readAs } from './reader.ts'
import type { Row } from './row.ts'
import { accepts, concerns, type Subscription } from './subscription.ts'
import { tableShapes, type TableShape } from './table-shape.ts'

/** Rows re-read in one query; a burst is caught up in few queries, each of them short. */
const batchSize = 100

/** A change on its way to the channels that listened when it happened. */
interface Parcel {
  readonly change: Change
  readonly receivers: readonly {
    readonly channel: Channel
    readonly subscriptions: readonly Subscription[]
  }[]
}

/**
 * Delivers changes to the channels that listen to them and may read them.
 *
 * Each subject has a queue of its own, worked off in order by one query at a time: nothing is lost, doubled or
 * overtaken, and a subject with much to receive does not hold up the others.
 */
export class Delivery {
  readonly #connection: PgliteConnection
  readonly #channels: () => Iterable<Channel>
  readonly #shape: ReturnType<typeof tableShapes>
  readonly #queues = new Map<string, Parcel[]>()

  constructor(connection: PgliteConnection, channels: () => Iterable<Channel>) {
    this.#connection = connection
    this.#channels = channels
    this.#shape = tableShapes(connection)
  }

  accept(change: Change): void {
    for (const [subject, receivers] of this.#receivers(change)) {
      const queue = this.#queues.get(subject)
      if (queue) queue.push({ change, receivers })
      else {
        this.#queues.set(subject, [{ change, receivers }])
        void this.#work(subject)
      }
    }
  }

  #receivers(change: Change): Map<string, Parcel['receivers'][number][]> {
    const bySubject = new Map<string, Parcel['receivers'][number][]>()
    for (const channel of this.#channels()) {
      const subscriptions = channel.subscriptions.filter((subscription) => concerns(subscription, change))
      if (subscriptions.length === 0) continue
      const subject = subjectOf(channel.identity)
      const receivers = bySubject.get(subject) ?? []
      receivers.push({ channel, subscriptions })
      bySubject.set(subject, receivers)
    }
    return bySubject
  }

  async #work(subject: string): Promise<void> {
    const queue = this.#queues.get(subject) ?? []
    while (queue.length > 0) {
      const batch = queue.splice(0, runLength(queue))
      await this.#deliver(subject, batch).catch((cause: unknown) =>
        logFailure('Changes could not be delivered', cause),
      )
    }
    this.#queues.delete(subject)
  }

  async #deliver(subject: string, batch: readonly Parcel[]): Promise<void> {
    const [first] = batch
    const identity = batch
      .flatMap(({ receivers }) => receivers)
      .find(({ channel }) => isServed(channel, subject))?.channel.identity
    if (!first || !identity) return
    const { schema, table, type } = first.change
    const shape = await this.#shape(schema, table, identity.role)
    if (shape.columns.length === 0) return
    const changes = batch.map((parcel) => parcel.change)
    const rows =
      type === 'DELETE'
        ? changes.map(({ key }) => key)
        : await readAs(this.#connection, identity, changes, shape)
    for (const [place, parcel] of batch.entries()) {
      const row = rows[place]
      if (row) send(parcel, row, shape, subject)
    }
  }
}

/** How many parcels from the front can be read together: the same kind of change of the same table. */
function runLength(queue: readonly Parcel[]): number {
  const kind = (parcel?: Parcel) =>
    parcel && [parcel.change.schema, parcel.change.table, parcel.change.type].join()
  const end = queue.findIndex((parcel) => kind(parcel) !== kind(queue[0]))
  return Math.min(end === -1 ? queue.length : end, batchSize)
}

/** A channel may have left, run out of time or changed hands since the change was accepted. */
function isServed(channel: Channel, subject: string): boolean {
  return channel.isOpen && !hasExpired(channel.identity) && subjectOf(channel.identity) === subject
}

/** Of a deleted row nothing is sent but its key, which nobody's rights can be checked against any more. */
function send({ change, receivers }: Parcel, row: Row, shape: TableShape, subject: string): void {
  const { schema, table, type, at, key } = change
  const data = {
    schema,
    table,
    type,
    commit_timestamp: at,
    columns: shape.columns,
    record: type === 'DELETE' ? {} : row,
    ...(type !== 'INSERT' && { old_record: key }),
    errors: null,
  }
  for (const { channel, subscriptions } of receivers) {
    const ids = subscriptions.filter((subscription) => accepts(subscription, row)).map(({ id }) => id)
    if (ids.length > 0 && isServed(channel, subject)) channel.push('postgres_changes', { ids, data })
  }
}
