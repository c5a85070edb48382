import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { noticeError, storageOperation } from './current-request.ts'

class SerialConnection implements DatabaseConnection {
  readonly #database: PGlite
  readonly release: () => void

  constructor(database: PGlite, release: () => void) {
    this.#database = database
    this.release = release
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { rows, affectedRows } = await this.#database.query<Row>(query.sql, [...query.parameters])
      return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) }
    } catch (cause) {
      noticeError(cause)
      throw cause
    }
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator; PGlite has no cursors
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming queries are not supported')
  }
}

/**
 * Lends out PGlite's only session to one holder at a time.
 *
 * The library's own driver hands the same session to every request, so that a request could run inside the
 * transaction, and with the role, of another one.
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

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
    const operation = storageOperation.getStore()
    if (operation === undefined) return
    await connection.executeQuery(
      CompiledQuery.raw(`select set_config('storage.operation', $1, true)`, [operation]),
    )
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    // The owner of the PGlite instance closes it.
  }
}

/** Kysely dialect over one PGlite session, serialising whole transactions. */
export function serialDialect(database: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => new SerialDriver(database),
  }
}
