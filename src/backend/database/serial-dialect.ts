import type { PGlite } from '@electric-sql/pglite'
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'

class SerialConnection implements DatabaseConnection {
  readonly #database: PGlite
  readonly release: () => void

  constructor(database: PGlite, release: () => void) {
    this.#database = database
    this.release = release
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#database.query<Row>(query.sql, [...query.parameters])
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) }
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator; PGlite has no cursors
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming queries are not supported')
  }
}

/**
 * Lends PGlite's only session to one holder at a time. The library's own driver gives it to every request at once, so
 * that a request could run inside the transaction, and with the role, of another one.
 */
class SerialDriver implements Driver {
  readonly #database: PGlite
  #lastHolder: Promise<unknown> = Promise.resolve()

  constructor(database: PGlite) {
    this.#database = database
  }

  async init(): Promise<void> {
    await this.#database.waitReady
  }

  async acquireConnection(): Promise<SerialConnection> {
    const previous = this.#lastHolder
    const { promise, resolve } = Promise.withResolvers<undefined>()
    this.#lastHolder = promise
    await previous
    return new SerialConnection(this.#database, () => resolve(undefined))
  }

  async releaseConnection(connection: SerialConnection): Promise<void> {
    connection.release()
  }

  // `exec` runs a statement without parameters or result, which takes a fifth of the calls into PGlite.
  async beginTransaction(): Promise<void> {
    await this.#database.exec('begin')
  }

  async commitTransaction(): Promise<void> {
    await this.#database.exec('commit')
  }

  async rollbackTransaction(): Promise<void> {
    await this.#database.exec('rollback')
  }

  async destroy(): Promise<void> {
    // The owner of the PGlite instance closes it.
  }
}

/** Kysely dialect over one PGlite session; runs whole transactions one after the other. */
export function serialDialect(database: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => new SerialDriver(database),
  }
}
