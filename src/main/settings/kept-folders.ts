import { existsSync } from 'node:fs'
import { z } from 'zod/mini'
import type { Log } from '../log.ts'
import { readJsonFile, writeJsonFile } from './json-file.ts'

const stored = z.record(z.string(), z.string())

/** The folder the member last used for each purpose, stored in a file of its own. */
export class KeptFolders {
  readonly #file: string
  readonly #log: Log
  #folders: Readonly<Record<string, string>>

  constructor(file: string, log: Log) {
    this.#file = file
    this.#log = log
    this.#folders = readJsonFile(file, stored) ?? {}
  }

  /** `undefined` if none is stored or it no longer exists, such as a removed USB stick. */
  of(purpose: string): string | undefined {
    const folder = this.#folders[purpose]
    return folder !== undefined && existsSync(folder) ? folder : undefined
  }

  keep(purpose: string, folder: string): void {
    if (this.#folders[purpose] === folder) return
    this.#folders = { ...this.#folders, [purpose]: folder }
    try {
      writeJsonFile(this.#file, this.#folders)
    } catch (error) {
      // On a full disk, say: the folder then lasts until the app quits.
      this.#log.warn('the folder of a dialog was not stored', error)
    }
  }
}
