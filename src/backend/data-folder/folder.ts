import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { StartError } from '../start-error.ts'

/** Paths of the parts of one data folder. */
export interface DataFolder {
  readonly path: string
  readonly database: string
  readonly objects: string
  readonly keys: string
  readonly mails: string
  readonly lock: string
  readonly running: string
  readonly seeded: string
}

/** Name of a database until it is complete; a killed start may leave it behind. */
const unfinished = 'database.unfinished'

/**
 * Opens or creates the data folder.
 * @throws StartError if it cannot be created or is not a folder
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`The data folder ${path} cannot be used: ${reason}`)
  }
  return {
    path,
    database: join(path, 'database'),
    objects: join(path, 'objects'),
    keys: join(path, 'keys.json'),
    mails: join(path, 'mails.jsonl'),
    lock: join(path, 'lock.db'),
    running: join(path, 'running.json'),
    seeded: join(path, 'seeded.json'),
  }
}

/** A fresh path to build the database at, on the same disk so that the final rename is atomic. */
export function unfinishedDatabase(folder: DataFolder): string {
  return join(folder.path, `${unfinished}-${process.pid}`)
}

/** Removes what a killed start left half built. Requires the folder's lock. */
export async function removeUnfinished(folder: DataFolder): Promise<void> {
  const leftovers = (await readdir(folder.path)).filter((name) => name.startsWith(unfinished))
  for (const name of leftovers) await rm(join(folder.path, name), { recursive: true, force: true })
}

/**
 * Moves database and files into a new folder inside the data folder. Deletes nothing.
 * @returns its path
 */
export async function setAside(folder: DataFolder): Promise<string> {
  const aside = join(folder.path, `outdated-${new Date().toISOString().replaceAll(':', '-')}`)
  await mkdir(aside)
  // The database last: after an interruption the next start finds it and continues.
  for (const piece of [folder.objects, folder.seeded, folder.database]) {
    if (existsSync(piece)) await rename(piece, join(aside, basename(piece)))
  }
  return aside
}

/** Writes a file readable by its owner only, atomically: after a kill it has the old or the new content. */
export async function writePrivateFile(path: string, content: string): Promise<void> {
  const aside = `${path}.${process.pid}`
  await writeFile(aside, content, { mode: 0o600 })
  await rename(aside, path)
}
