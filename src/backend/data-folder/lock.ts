import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'
import type { DataFolder } from './folder.ts'
import { readRunning } from './running.ts'

/**
 * Locks the data folder for this process: two databases on one folder would silently lose data. Uses SQLite's exclusive
 * file lock, which, unlike a pid file, cannot become stale after a kill and cannot be taken twice.
 * @returns what releases it; the operating system does so when the process dies
 * @throws StartError naming the process that holds the folder, or why the folder cannot be written
 */
export async function lockFolder(folder: DataFolder): Promise<() => void> {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(folder.lock)
    database.exec('begin exclusive')
  } catch (cause) {
    database?.close()
    throw await refusal(folder, cause)
  }
  const held = database
  return () => held.close()
}

async function refusal(folder: DataFolder, cause: unknown): Promise<StartError> {
  const reason = cause instanceof Error ? cause.message : String(cause)
  if (!reason.includes('locked')) {
    return new StartError(`The data folder ${folder.path} cannot be written: ${reason}`)
  }
  const owner = await readRunning(folder.path)
  const who = owner ? `process ${owner.pid} at ${owner.url}` : 'another process that is just starting'
  return new StartError(
    `The data folder ${folder.path} is in use by ${who}. Stop it or choose another --data.`,
  )
}
