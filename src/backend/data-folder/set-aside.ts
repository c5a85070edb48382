import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { DataFolder } from './folder.ts'

/**
 * Moves database and files into a folder of their own inside the data folder. Nothing is deleted.
 * @returns where it is now
 */
export async function setAside(folder: DataFolder): Promise<string> {
  const aside = join(folder.path, `outdated-${new Date().toISOString().replaceAll(':', '-')}`)
  await mkdir(aside)
  // The database last: cut off before, the next start finds it and moves on.
  for (const piece of [folder.objects, folder.seeded, folder.database]) {
    if (existsSync(piece)) await rename(piece, join(aside, basename(piece)))
  }
  return aside
}
