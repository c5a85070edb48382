import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of a program, searched on PATH and in the folders that root's PATH may lack. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/usr/local/bin']
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

export const hasPrograms = (...names: readonly string[]) =>
  names.every((name) => findProgram(name) !== undefined)

/** True when a shared library lies in one of the folders the loader searches. */
export function hasLibrary(name: string): boolean {
  const roots = ['/usr/lib', '/lib', '/usr/lib64', '/usr/local/lib']
  return roots.some((root) => [root, ...subfolders(root)].some((folder) => existsSync(join(folder, name))))
}

function subfolders(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('-gnu'))
    .map((entry) => join(folder, entry.name))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
