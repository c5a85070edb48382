import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Log } from '../../log.ts'

/** @returns a folder for this profile alone, so that another running profile does not empty it */
export const toastFolder = (temp: string, userData: string): string =>
  path.join(temp, `cosmia-toasts-${createHash('sha256').update(userData).digest('hex').slice(0, 16)}`)

/** Pictures of notifications as files, the only form in which Windows accepts them. */
export class ToastPictures {
  readonly #folder: string
  readonly #log: Log

  constructor(folder: string, log: Log) {
    this.#folder = folder
    this.#log = log
  }

  /** @returns the address of the picture's file, `null` if it could not be written */
  readonly keep = (png: Uint8Array): string | null => {
    // One file per picture, however often it is shown.
    const file = path.join(this.#folder, `${createHash('sha256').update(png).digest('hex')}.png`)
    try {
      mkdirSync(this.#folder, { recursive: true })
      writeFileSync(file, png)
      return pathToFileURL(file).href
    } catch (error) {
      this.#log.warn('the picture of a notification could not be written', error)
      return null
    }
  }

  /** Removes all of them: they show friends of the member. */
  readonly forget = (): void => {
    try {
      rmSync(this.#folder, { recursive: true, force: true })
    } catch (error) {
      this.#log.warn('the pictures of notifications could not be removed', error)
    }
  }
}
