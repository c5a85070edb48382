import { PGlite } from '@electric-sql/pglite'
import { auto_explain } from '@electric-sql/pglite/contrib/auto_explain'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Sql } from 'postgres'
import { migrate } from '../../db/support/migrations.ts'
import { platform } from '../../db/support/platform/platform.ts'
import { startPostgres } from '../../db/support/postgres-server.ts'
import type { Row } from '../../db/support/engine.ts'

/** A superuser's connection to a migrated database; notices carry the plans. */
export type Session = {
  name: string
  /** Runs a script and returns the rows of its last statement that returned any. */
  run: (script: string) => Promise<Row[]>
  /** Hands out the notices since the last call. */
  takeNotices: () => string[]
  /** Opens the connections of the data API, if there is one: as its login, and as many as it has by default, or so many. */
  openApi?: (connections?: number) => Sql
  close: () => Promise<void>
}

const lastRows = (sets: Row[][]): Row[] => sets.findLast((rows) => rows.length > 0) ?? []

/** PGlite in memory, as the embedded backend runs it. */
export async function openPglite(): Promise<Session> {
  const notices: string[] = []
  const pglite = await PGlite.create({ extensions: { pg_trgm, auto_explain } })
  const onNotice = ({ message = '' }: { message?: string | undefined }): void => void notices.push(message)
  const exec = async (script: string): Promise<Row[][]> =>
    (await pglite.exec(script, { onNotice })).map((result) => result.rows as Row[])
  await exec(platform)
  await migrate({ run: exec, close: () => pglite.close() })
  return {
    name: 'PGlite',
    run: async (script) => lastRows(await exec(script)),
    takeNotices: () => notices.splice(0),
    close: () => pglite.close(),
  }
}

/** PostgreSQL 15 in a temporary folder, with the memory of a small hosted project, and with settings of one's own. */
export async function openPostgres(settings: readonly string[] = []): Promise<Session> {
  const server = await startPostgres([
    'shared_buffers=512MB',
    'work_mem=4MB',
    'max_wal_size=4GB',
    'autovacuum=off',
    ...settings,
  ])
  const admin = server.connect('template1')
  await admin.unsafe(platform).simple()
  await admin.end()
  await server.createDatabase('bench')
  const notices: string[] = []
  const sql = server.connect('bench', 'supabase_admin', ({ message = '' }) => void notices.push(message))
  // The library itself is not here: what it would refuse is known by the limit that the migrations then set (dear.ts).
  await sql`alter database bench set plan_filter.statement_cost_limit = 0`
  await sql`grant set on parameter plan_filter.statement_cost_limit to postgres`
  await sql`alter database bench owner to postgres`
  const owner = server.connect('bench', 'postgres')
  await migrate({
    run: async (script) => [await owner.unsafe(script).simple()],
    close: () => owner.end(),
  })
  await owner.end()
  return {
    name: 'PostgreSQL 15',
    run: async (script) => {
      const result: unknown = await sql.unsafe(script).simple()
      const sets = Array.isArray(result) && Array.isArray(result[0]) ? result : [result]
      return lastRows(sets as Row[][])
    },
    takeNotices: () => notices.splice(0),
    openApi: (connections = 10) => server.connect('bench', 'authenticator', undefined, connections),
    close: async () => {
      await sql.end()
      await server.stop()
    },
  }
}
