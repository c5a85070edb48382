import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Before the fuses of a binary, by which they are found. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
/** Version of the wire, its length, and each fuse as Electron delivers it. */
const WIRE = [1, 9, ...Buffer.from('101100011')]

/** A folder that the builder takes for Electron's own of Linux: no browser in it, but fuses that can be blown. */
export function makeStandIn(folder: string, version: string): void {
  mkdirSync(path.join(folder, 'locales'), { recursive: true })
  const binary = Buffer.concat([Buffer.alloc(64), Buffer.from(SENTINEL), Buffer.from(WIRE), Buffer.alloc(64)])
  writeFileSync(path.join(folder, 'electron'), binary, { mode: 0o755 })
  writeFileSync(path.join(folder, 'version'), version)
  for (const file of [
    'LICENSE',
    'chrome-sandbox',
    ...['de', 'en-US', 'es', 'es-419'].map((name) => `locales/${name}.pak`),
  ])
    writeFileSync(path.join(folder, file), '')
}
