import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { log } from '../cli/log.ts'
import { templatesFolder } from '../paths.ts'

function templatePath(key: string): string {
  return join(templatesFolder, `${key}.tar.gz`)
}

/** A finished database saved under `key`, or null when there is none. */
export async function loadTemplate(key: string): Promise<Blob | null> {
  try {
    // Read at once: a file-backed Blob fails when another process renames its own copy into place meanwhile.
    return new Blob([await readFile(templatePath(key))])
  } catch {
    // Not built yet, or the cache was cleared.
    return null
  }
}

/**
 * Saves the database as it is now under `key`. It appears whole or not at all, so that test workers may build
 * the same one at once. A cache that cannot be written only costs time at the next start.
 */
export async function saveTemplate(key: string, connection: PgliteConnection): Promise<Blob> {
  await connection.driver.exec('checkpoint')
  const content = await connection.driver.dumpDataDir('gzip')
  const path = templatePath(key)
  const aside = `${path}.${randomUUID()}`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(aside, content.stream())
    await rename(aside, path)
    await prune(key)
  } catch (cause) {
    await rm(aside, { force: true })
    log(`The template could not be saved: ${String(cause)}`)
  }
  return content
}

/** Templates of earlier states kept beside the newest: other branches and tests running at once use them. */
const keptTemplates = 8

async function prune(key: string): Promise<void> {
  const [kind = ''] = key.split('-')
  const names = (await readdir(templatesFolder)).filter((name) => name.startsWith(`${kind}-`))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, changed: (await stat(join(templatesFolder, name))).mtimeMs })),
  )
  const old = dated.sort((a, b) => b.changed - a.changed).slice(keptTemplates)
  for (const { name } of old) await rm(join(templatesFolder, name), { force: true })
}
