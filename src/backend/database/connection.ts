import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { Kysely } from 'kysely'
import { serialDialect } from './serial-dialect.ts'
import { timestampParsers } from './timestamps.ts'

/** A database to open: in a folder or, without one, in memory; `content` fills a new one from a dump. */
export interface DatabaseSource {
  readonly directory?: string
  readonly content?: Blob
}

/** Opens PGlite as the connection that the library serves. */
export async function openConnection({ directory, content }: DatabaseSource): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(directory !== undefined && { url: directory }),
    pgliteOptions: {
      extensions: { pg_trgm },
      parsers: timestampParsers,
      ...(content !== undefined && { loadDataDir: content }),
    },
  })
  await connection.driver.waitReady
  connection.kysely = new Kysely({ dialect: serialDialect(connection.driver) })
  keepPrivileges(connection)
  return connection
}

/**
 * Left to itself the library grants everything on every table at the first request, which wipes the column
 * privileges of the migrations. It skips that once it believes row level security is set up, as `prelude` does.
 */
function keepPrivileges(connection: PgliteConnection): void {
  Object.assign(connection, { rlsState: 'active' })
}
