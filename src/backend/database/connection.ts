import { MemoryFS } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { Kysely, sql } from 'kysely'
import { compiledEngine } from './engine.ts'
import { serialDialect } from './serial-dialect.ts'
import { storageOperation } from './current-request.ts'

/**
 * Opens PGlite as the connection that the library serves. Where there is no database yet it makes an empty one.
 * @param place the database's folder, or one in memory; without it, an empty one in memory
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
  connection.kysely = new Kysely({ dialect: serialDialect(connection.driver) })
  keepPrivileges(connection)
  Object.assign(connection, { applyJwtSessionContext: applySessionContext })
  await forgetArraysOfRows(connection)
  return connection
}

/**
 * PGlite copies its parsers for every result, and has one for arrays of rows of each table: two thirds of them, and a
 * third of the time of a small query. No answer holds such an array; it would come as text.
 */
async function forgetArraysOfRows({ driver }: PgliteConnection): Promise<void> {
  const { rows } = await driver.query<{ type: number }>(
    `select typarray::int as type from pg_type where typtype = 'c' and typarray <> 0`,
  )
  const forgotten = new Set(rows.map(({ type }) => String(type)))
  driver.parsers = Object.fromEntries(Object.entries(driver.parsers).filter(([type]) => !forgotten.has(type)))
}

/**
 * Left to itself the library grants everything on every table at the first request, which wipes the column
 * privileges of the migrations. It skips that once it believes row level security is set up, as `prelude` does.
 */
function keepPrivileges(connection: PgliteConnection): void {
  Object.assign(connection, { rlsState: 'active' })
}

/** PostgreSQL type numbers of `timestamp` and `timestamptz`. */
const timestampTypes = [1114, 1184] as const

/**
 * PostgreSQL's text form as the ISO 8601 that PostgREST answers: '2026-11-21 00:00:14.225+00' becomes
 * '2026-11-21T00:00:14.225+00:00'. Inside embedded rows PostgreSQL writes that form itself.
 */
function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

const timestampParsers = Object.fromEntries(timestampTypes.map((type) => [type, isoTimestamp]))

/** On whose behalf the library is about to ask the database. */
interface SessionContext {
  readonly auth?: { readonly role?: string; readonly uid?: unknown; readonly jwt?: unknown }
  readonly storage?: { readonly operation?: string }
}

/**
 * Tells the transaction who asks, as PostgREST does: in one statement. The library's own method takes six, most of what
 * a small request costs.
 */
async function applySessionContext(
  transaction: Kysely<unknown>,
  { auth, storage }: SessionContext,
): Promise<void> {
  const role = auth?.role || 'anon'
  const settings = [
    ['request.jwt.claim.sub', String(auth?.uid ?? '')],
    ['request.jwt.claim.role', role],
    ['storage.operation', String(storage?.operation ?? storageOperation.getStore() ?? '')],
    ...(auth?.jwt && typeof auth.jwt === 'object' ? [['request.jwt.claims', JSON.stringify(auth.jwt)]] : []),
    ['role', role],
  ].map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(settings)}`.execute(transaction)
}
