import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createLibraryApp } from './api/app.ts'
import { createRoutes } from './api/routes.ts'
import { listen } from './api/server.ts'
import { openDataFolder, removeUnfinished, type DataFolder } from './data-folder/folder.ts'
import { folderKeys, generateKeys } from './data-folder/keys.ts'
import { lockFolder } from './data-folder/lock.ts'
import { announceRunning } from './data-folder/running.ts'
import { openDatabase, type CreateApp } from './database/build.ts'
import { migrate } from './database/migrations.ts'
import { startUpkeep } from './database/upkeep.ts'
import { Mailbox } from './mailbox/mailbox.ts'
import { mailboxPath } from './mailbox/page.ts'
import type { Limits } from './realtime/limits.ts'
import { startRealtime } from './realtime/server.ts'
import { seedOnce } from './seed/seed-once.ts'

/** Options of a backend. `data` is null for a database in memory. */
export interface BackendOptions {
  readonly port: number
  readonly data: string | null
  readonly seed: 'demo' | 'none'
  /** Seconds between two mails of one kind to an address. */
  readonly mailPause: number
  /** Limits and delays of the live connection. */
  readonly live: Limits
}

/** Connection details of a backend: the one line of JSON on stdout (design §3). */
interface Connection {
  readonly url: string
  readonly publishableKey: string
  readonly secretKey: string
  readonly mailbox: string
}

export interface RunningBackend {
  readonly connection: Connection
  readonly stop: () => Promise<void>
}

/**
 * Starts the embedded backend and resolves once it serves requests.
 * @throws StartError if the port, the data folder or a migration prevents it; nothing stays running
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  // Undoes the steps of a start in reverse order, whether the start succeeded or not.
  const cleanup = new AsyncDisposableStack()
  try {
    return { connection: await start(options, cleanup), stop: () => cleanup.disposeAsync() }
  } catch (cause) {
    await cleanup.disposeAsync()
    throw cause
  }
}

async function start(options: BackendOptions, cleanup: AsyncDisposableStack): Promise<Connection> {
  const folder = options.data === null ? null : await takeFolder(options.data, cleanup)
  const server = await listen(options.port)
  cleanup.defer(server.close)
  const keys = folder === null ? generateKeys() : await folderKeys(folder)
  const mailbox = await Mailbox.open(folder?.mails ?? null)
  const objects = folder?.objects ?? (await temporaryFolder(cleanup))

  const createApp: CreateApp = (connection) => createLibraryApp({ connection, keys, mailbox })
  const database = await openDatabase({ folder, seed: options.seed, objects, createApp })
  const { connection } = database
  cleanup.defer(() => connection.close())
  // Closed before the database, which running requests still need.
  cleanup.defer(server.close)
  const app = await createApp(connection)
  await migrate(app, connection)
  const realtime = await startRealtime(server.http, connection, keys, options.live)
  cleanup.defer(realtime.close)
  cleanup.defer(startUpkeep((statement) => sql.raw(statement).execute(connection.kysely)))
  const { url } = server
  const { mailPause } = options
  const parts = { app, connection, keys, url, mailbox, objects, mailPause }
  server.serve(createRoutes({ ...parts, broadcast: realtime.broadcast }))

  const { publishableKey, secretKey } = keys
  const details = { url, publishableKey, secretKey, mailbox: `${url}${mailboxPath}` }
  if (options.seed === 'demo') await seedOnce(details, database, folder, objects)
  if (folder !== null) {
    await announceRunning(folder, { pid: process.pid, ...details })
    cleanup.defer(() => rm(folder.running, { force: true }))
  }
  return details
}

async function takeFolder(path: string, cleanup: AsyncDisposableStack): Promise<DataFolder> {
  const folder = await openDataFolder(path)
  cleanup.defer(await lockFolder(folder))
  await removeUnfinished(folder)
  return folder
}

async function temporaryFolder(cleanup: AsyncDisposableStack): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'cosmia-objects-'))
  cleanup.defer(() => rm(path, { recursive: true, force: true }))
  return path
}
