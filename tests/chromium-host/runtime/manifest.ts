import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The app to run, as its package.json describes it. */
export interface Manifest {
  readonly appPath: string
  readonly mainFile: string
  readonly name: string
  readonly version: string
}

/** @param entry folder with a package.json, or a main file somewhere below one. Throws when there is none. */
export function readManifest(entry: string): Manifest {
  const start = path.resolve(entry)
  const isFolder = statSync(start).isDirectory()
  let folder = isFolder ? start : path.dirname(start)
  while (!existsSync(path.join(folder, 'package.json'))) {
    if (folder === path.dirname(folder)) throw new Error(`Unable to find Electron app at ${start}`)
    folder = path.dirname(folder)
  }
  const json = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, string>
  return {
    appPath: isFolder ? start : folder,
    mainFile: isFolder ? path.join(start, json['main'] ?? 'index.js') : start,
    name: json['productName'] ?? json['name'] ?? 'Electron',
    version: json['version'] ?? '0.0.0',
  }
}
