import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql, type Kysely } from 'kysely'
import { logFailure } from '../log.ts'
import { messageChannel } from '../database/realtime-schema.ts'

/** Messages per query: bursts are read in few and short queries. */
const batchSize = 100

/** Deliveries after which the table is vacuumed; PGlite has no autovacuum. */
const vacuumEvery = 2_000

/** A message sent by the database: `realtime.send` in a trigger. */
export interface StoredMessage {
  readonly id: string
  readonly topic: string
  readonly event: string
  readonly payload: unknown
  readonly private: boolean
}

/**
 * Delivers committed rows of `realtime.messages` in commit order and deletes them. A hosted project keeps messages for
 * up to three days, but nothing here reads old ones.
 */
export class Feed {
  readonly #database: Kysely<unknown>
  readonly #deliver: (message: StoredMessage) => void
  readonly #queue: string[] = []
  #work: Promise<void> | null = null
  #delivered = 0

  private constructor(database: Kysely<unknown>, deliver: (message: StoredMessage) => void) {
    this.#database = database
    this.#deliver = deliver
  }

  /**
   * Starts delivering.
   * @returns a function that stops it
   */
  static async follow(
    connection: PgliteConnection,
    deliver: (message: StoredMessage) => void,
  ): Promise<() => Promise<void>> {
    const feed = new Feed(connection.kysely, deliver)
    // Rows left by a killed backend were for channels that no longer exist.
    await sql`truncate realtime.messages`.execute(connection.kysely)
    const unlisten = await connection.driver.listen(messageChannel, (id) => feed.#take(id))
    return async () => {
      await unlisten()
      await feed.#work
    }
  }

  #take(id: string): void {
    this.#queue.push(id)
    this.#work ??= this.#workOff()
  }

  async #workOff(): Promise<void> {
    // The notifications of one commit arrive together, one call each.
    await Promise.resolve()
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, batchSize)
      await this.#takeOut(batch).catch((cause: unknown) =>
        logFailure('Messages could not be delivered', cause),
      )
    }
    this.#work = null
  }

  async #takeOut(ids: readonly string[]): Promise<void> {
    const { rows } = await sql<StoredMessage>`
      delete from realtime.messages where id = any(${`{${ids.join()}}`}::uuid[])
      returning id, topic, event, payload, private
    `.execute(this.#database)
    const found = new Map(rows.map((message) => [message.id, message]))
    for (const message of ids.flatMap((id) => found.get(id) ?? [])) this.#deliver(message)
    await this.#tidy(ids.length)
  }

  async #tidy(delivered: number): Promise<void> {
    this.#delivered += delivered
    if (this.#delivered < vacuumEvery) return
    this.#delivered = 0
    await sql`vacuum realtime.messages`.execute(this.#database)
  }
}
