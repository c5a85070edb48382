import type { Database, Engine, Row } from './engine.ts'
import { platform } from './platform/platform.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'

async function asSuperuser(server: PostgresServer, database: string, script: string): Promise<void> {
  const sql = server.connect(database)
  await sql.unsafe(script).simple()
  await sql.end()
}

/** A database that several sessions can work in at once. */
export type PostgresDatabase = Database & {
  /** Opens one more session in the same database, of `postgres` unless somebody else is named. */
  openSession: (user?: string) => Database
  /** For PostgreSQL's own tools, as `postgres`. */
  address: string
}

function openSession(server: PostgresServer, name: string, user = 'postgres'): Database {
  const sql = server.connect(name, user)
  return {
    run: async (script) => {
      const result: unknown = await sql.unsafe(script).simple()
      const sets = Array.isArray(result) && Array.isArray(result[0]) ? result : [result]
      return sets as Row[][]
    },
    close: () => sql.end(),
  }
}

/**
 * A plain PostgreSQL 15 where migrations run as the non-superuser postgres, as on hosted Supabase.
 * @param settings of the server, as `name=value`
 */
export async function startPostgresEngine(settings?: readonly string[]): Promise<Engine<PostgresDatabase>> {
  const server = await startPostgres(settings)
  await asSuperuser(server, 'template1', platform)

  let created = 0
  return {
    name: 'PostgreSQL 15',
    create: async (asOwner = '') => {
      const name = `test_${String(++created)}`
      await server.createDatabase(name)
      await asSuperuser(server, name, `alter database ${name} owner to postgres; ${asOwner}`)
      return {
        ...openSession(server, name),
        openSession: (user) => openSession(server, name, user),
        address: server.addressOf(name, 'postgres'),
      }
    },
    stop: server.stop,
  }
}

/** The same with pg_cron, which works in one database of a server: the first one that is created. */
export const startCronEngine = (): Promise<Engine<PostgresDatabase>> =>
  startPostgresEngine([
    'shared_preload_libraries=pg_cron',
    'cron.database_name=test_1',
    'cron.use_background_workers=on',
  ])
