import { rename, writeFile } from 'node:fs/promises'

/** Writes a file readable by its owner only, aside and renamed, so that a kill leaves the old or the new one. */
export async function writePrivateFile(path: string, content: string): Promise<void> {
  const aside = `${path}.${process.pid}`
  await writeFile(aside, content, { mode: 0o600 })
  await rename(aside, path)
}
