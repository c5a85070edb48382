import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'

const superuser = 'supabase_admin'

/** Settings that trade durability, which a throw-away server does not need, for speed. */
const quickSettings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

const binaryFolders = [
  '/usr/lib/postgresql/15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
  ...(process.env.PATH ?? '').split(delimiter),
]

/** Folder of PostgreSQL 15 and its tools, where there is one. */
export function findBinaries(): string | undefined {
  const folder = binaryFolders.find((candidate) => existsSync(join(candidate, 'initdb')))
  if (folder === undefined) return undefined
  const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return / 15[.\s]/.test(version) ? folder : undefined
}

function hasExtension(folder: string, name: string): boolean {
  const shared = execFileSync(join(folder, 'pg_config'), ['--sharedir'], { encoding: 'utf8' }).trim()
  return existsSync(join(shared, 'extension', `${name}.control`))
}

/** Why a PostgreSQL 15 with pgTAP cannot be started here, or nothing when it can. */
export function missingPostgres(): string | undefined {
  const folder = findBinaries()
  if (folder === undefined) return 'PostgreSQL 15 is not installed (apt-get install postgresql-15)'
  if (hasExtension(folder, 'pgtap')) return undefined
  return 'pgTAP is not installed (apt-get install postgresql-15-pgtap)'
}

/** Why that PostgreSQL cannot have pg_cron, or nothing when it can. */
export function missingCron(): string | undefined {
  const folder = findBinaries()
  if (folder === undefined || hasExtension(folder, 'pg_cron')) return missingPostgres()
  return 'pg_cron is not installed (apt-get install postgresql-15-cron)'
}

/** PostgreSQL refuses to run as root: then the system user of its package runs it. */
function runAs(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export type PostgresServer = {
  /** Opens a connection. The first one of a test comes from `createDatabase`. */
  connect: (
    database: string,
    user?: string,
    onNotice?: (notice: postgres.Notice) => void,
    connections?: number,
  ) => postgres.Sql
  /** Of a database, for PostgreSQL's own tools. */
  addressOf: (database: string, user: string) => string
  /** Creates an empty database, or a copy of the one named as template. */
  createDatabase: (name: string, template?: string) => Promise<void>
  stop: () => Promise<void>
}

async function waitUntilReady(server: ChildProcess, connect: PostgresServer['connect'], log: () => string) {
  const deadline = Date.now() + 30_000
  for (;;) {
    const sql = connect('postgres')
    try {
      await sql`select 1`
      return
    } catch (cause) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start: ${log()}`, { cause })
      }
      await delay(50)
    } finally {
      await sql.end()
    }
  }
}

/** Starts a throw-away PostgreSQL 15 in a temporary folder, reachable by its socket only. */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const binaries = findBinaries()
  if (binaries === undefined) throw new Error(missingPostgres())
  const folder = mkdtempSync(join(tmpdir(), 'cosmia-pg-'))
  const identity = runAs()
  if ('uid' in identity) chownSync(folder, identity.uid, identity.gid)
  const data = join(folder, 'data')
  const initOptions = [
    '-D',
    data,
    '-U',
    superuser,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  execFileSync(join(binaries, 'initdb'), initOptions, { ...identity, cwd: folder, stdio: 'pipe' })

  const options = ['listen_addresses=', `unix_socket_directories=${folder}`, ...quickSettings, ...settings]
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...options.flatMap((option) => ['-c', option])],
    {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let log = ''
  server.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4_000)))
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const killOnExit = (): void => void server.kill('SIGQUIT')
  process.once('exit', killOnExit)

  const connect: PostgresServer['connect'] = (
    database,
    user = superuser,
    onNotice = () => undefined,
    connections = 1,
  ) => postgres({ path: join(folder, '.s.PGSQL.5432'), database, user, max: connections, onnotice: onNotice })
  await waitUntilReady(server, connect, () => log)

  return {
    connect,
    addressOf: (database, user) => `postgresql:///${database}?host=${folder}&user=${user}`,
    createDatabase: async (name, template = 'template1') => {
      const sql = connect('postgres')
      await sql`create database ${sql(name)} template ${sql(template)}`
      await sql.end()
    },
    stop: async () => {
      process.off('exit', killOnExit)
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
