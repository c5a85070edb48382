import { randomUUID } from 'node:crypto'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql, type Kysely, type Transaction } from 'kysely'
import { applySessionContext } from '../database/connection.ts'
import { logFailure } from '../log.ts'
import type { Identity } from '../auth/identity.ts'

/** The two extensions of a channel, each with its own rights. */
const extensions = ['broadcast', 'presence'] as const
export type Extension = (typeof extensions)[number]
export type Rights = Readonly<Record<Extension, boolean>>

const noRights: Rights = { broadcast: false, presence: false }

/** SQLSTATE of a row refused by a policy. */
const refused = '42501'

/**
 * Asks the policies of `realtime.messages` what a member may receive and send, like hosted Realtime: reads or writes a
 * message of the topic as that member and rolls back. A failing policy grants nothing.
 */
export class Authorization {
  readonly #database: Kysely<unknown>

  constructor(connection: PgliteConnection) {
    this.#database = connection.kysely
  }

  /** Kinds of messages that may be received on the topic. */
  async mayHear(identity: Identity, topic: string): Promise<Rights> {
    const samples = extensions.map((extension) => ({ extension, id: randomUUID() }))
    const rows = samples.map(({ extension, id }) => sql`(${id}::uuid, ${topic}, ${extension})`)
    try {
      return await this.#undone(async (transaction) => {
        await sql`insert into realtime.messages (id, topic, extension) values ${sql.join(rows)}`.execute(
          transaction,
        )
        await actAs(transaction, identity, topic)
        const found = await sql<{ extension: Extension }>`
          select extension from realtime.messages where id in (${sql.join(samples.map(({ id }) => id))})
        `.execute(transaction)
        return { ...noRights, ...Object.fromEntries(found.rows.map(({ extension }) => [extension, true])) }
      })
    } catch (cause) {
      logFailure(`The right to hear ${topic} could not be checked`, cause)
      return noRights
    }
  }

  /** Whether messages may be sent on the topic. */
  async maySend(identity: Identity, topic: string, extension: Extension): Promise<boolean> {
    try {
      await this.#undone(async (transaction) => {
        await actAs(transaction, identity, topic)
        await sql`insert into realtime.messages (topic, extension) values (${topic}, ${extension})`.execute(
          transaction,
        )
      })
      return true
    } catch (cause) {
      if (!isRefusal(cause)) logFailure(`The right to send to ${topic} could not be checked`, cause)
      return false
    }
  }

  async #undone<T>(work: (transaction: Transaction<unknown>) => Promise<T>): Promise<T> {
    const transaction = await this.#database.startTransaction().execute()
    try {
      return await work(transaction)
    } finally {
      await transaction.rollback().execute()
    }
  }
}

/** Acts on behalf of somebody for the rest of the transaction. */
const actAs = (transaction: Transaction<unknown>, { role, userId, claims }: Identity, topic: string) =>
  applySessionContext(transaction, { auth: { role, uid: userId, jwt: claims }, topic })

function isRefusal(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === refused
}
