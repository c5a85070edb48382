import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { readJsonFile, writeJsonFile } from './json-file.ts'

const stored = z.record(z.string(), z.string())

/** The folder in which the member was last for each purpose, kept in a file of its own. */
export class KeptFolders {
  readonly #file: string
  readonly #log: Log
  #folders: Readonly<Record<string, string>>

  constructor(file: string, log: Log) {
    this.#file = file
    this.#log = log
    this.#folders = readJsonFile(file, stored) ?? {}
  }

  /** `undefined` where none is known, or it is gone: a stick that was taken out. */
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
      // A full disk, say: it counts until the program ends.
      this.#log.warn('the folder of a dialog was not stored', error)
    }
  }
}
