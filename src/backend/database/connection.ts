import { MemoryFS } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { Kysely, sql } from 'kysely'
import { compiledEngine } from './engine.ts'
import { postgrestWrites } from './postgrest-writes.ts'
import { serialDialect } from './serial-dialect.ts'

/**
 * Opens PGlite as the connection for the library, creating an empty database if there is none.
 * @param place the database's folder, or one in memory; without it, an empty database in memory
 */
export async function openConnection(place?: string | MemoryFS): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(typeof place === 'string' && { url: place }),
    pgliteOptions: {
      extensions: { pg_trgm },
      parsers: timestampParsers,
      pgliteWasmModule: await compiledEngine(),
      ...(place instanceof MemoryFS && { fs: place }),
    },
  })
  await connection.driver.waitReady
  // As every server of Supabase, and not where this machine stands.
  await connection.driver.exec(`set time zone 'UTC'`)
  connection.kysely = new Kysely({
    dialect: serialDialect(connection.driver),
    plugins: [postgrestWrites],
  })
  // Keeps the column privileges of the migrations: at the first request the library grants everything on every table,
  // unless it believes that row level security is set up, as `prelude` does.
  Object.assign(connection, { rlsState: 'active', applyJwtSessionContext: applySessionContext })
  await forgetArraysOfRows(connection)
  return connection
}

/**
 * Removes PGlite's parsers for arrays of rows. PGlite copies all parsers for every result, and two thirds of them are
 * for such arrays, one for each table; that takes a third of the time of a small query. No answer contains such an
 * array; it would arrive as text.
 */
async function forgetArraysOfRows({ driver }: PgliteConnection): Promise<void> {
  const { rows } = await driver.query<{ type: number }>(
    `select typarray::int as type from pg_type where typtype = 'c' and typarray <> 0`,
  )
  const forgotten = new Set(rows.map(({ type }) => String(type)))
  driver.parsers = Object.fromEntries(Object.entries(driver.parsers).filter(([type]) => !forgotten.has(type)))
}

/** Type OIDs of `timestamp` and `timestamptz`. */
const timestampTypes = [1114, 1184] as const

/**
 * Converts PostgreSQL's text form to the ISO 8601 of PostgREST: '2026-11-21 00:00:14.225+00' becomes
 * '2026-11-21T00:00:14.225+00:00'. In embedded rows PostgreSQL writes that form itself.
 */
function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

const timestampParsers = Object.fromEntries(timestampTypes.map((type) => [type, isoTimestamp]))

/** The identity of the caller for a database request. */
interface SessionContext {
  readonly auth?: { readonly role?: string; readonly uid?: unknown; readonly jwt?: unknown }
  readonly storage?: { readonly operation?: string }
  /** Topic of Realtime that is asked for. */
  readonly topic?: string
}

/**
 * Sets the identity of the caller in a transaction, like PostgREST, in one statement. The library's own method takes
 * six, most of the cost of a small request.
 */
export async function applySessionContext(
  transaction: Kysely<unknown>,
  { auth, storage, topic = '' }: SessionContext,
): Promise<void> {
  const role = auth?.role || 'anon'
  const settings = [
    ['request.jwt.claim.sub', String(auth?.uid ?? '')],
    ['request.jwt.claim.role', role],
    ['storage.operation', storage?.operation ?? ''],
    ['realtime.topic', topic],
    ...(auth?.jwt && typeof auth.jwt === 'object' ? [['request.jwt.claims', JSON.stringify(auth.jwt)]] : []),
    ['role', role],
  ].map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(settings)}`.execute(transaction)
}
