import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Log } from '../../log.ts'

/** @returns a folder of this profile alone, which another one that runs beside it does not empty */
export const toastFolder = (temp: string, userData: string): string =>
  path.join(temp, `cosmia-toasts-${createHash('sha256').update(userData).digest('hex').slice(0, 16)}`)

/** The pictures of notifications, where Windows looks for them when it draws a toast, which takes none but files. */
export class ToastPictures {
  readonly #folder: string
  readonly #log: Log

  constructor(folder: string, log: Log) {
    this.#folder = folder
    this.#log = log
  }

  /** @returns the address of a picture's file, `null` where it could not be written */
  readonly keep = (png: Uint8Array): string | null => {
    // One file a picture, however often it is shown.
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

  /** Removes all of them: they are faces of a member's friends. */
  readonly forget = (): void => {
    try {
      rmSync(this.#folder, { recursive: true, force: true })
    } catch (error) {
      this.#log.warn('the pictures of notifications could not be removed', error)
    }
  }
}
