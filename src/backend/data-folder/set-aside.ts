import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { DataFolder } from './folder.ts'

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
