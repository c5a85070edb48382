import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { ChosenPlace } from '#shared/bridge.ts'
import { RouteError } from '../../route-error.ts'
import { PartialFile } from './partial-file.ts'

const MOST_SAVED = 50

/** Places the member chose for files that are still being written. The page knows each only by a token. */
export class ChosenPlaces {
  readonly #files = new Map<string, { readonly target: string; readonly file: PartialFile }>()
  /** Paths of the most recently saved files, by token. */
  readonly #saved = new Map<string, string>()
  readonly #temporary: string

  /** @param temporary folder for parts that cannot lie beside their target */
  constructor(temporary: string) {
    this.#temporary = temporary
  }

  offer(target: string): ChosenPlace {
    const token = randomUUID()
    this.#files.set(token, { target, file: new PartialFile(target, this.#temporary) })
    return { token, name: path.basename(target) }
  }

  /** @throws {RouteError} `file.unwritable` for a place that nobody chose, or that is finished */
  at(token: string): PartialFile {
    return this.#chosen(token).file
  }

  /** @throws {RouteError} like `at` and `PartialFile`; the place can still be written to */
  async finish(token: string): Promise<void> {
    const { target, file } = this.#chosen(token)
    await file.finish()
    this.#files.delete(token)
    this.#saved.set(token, target)
    const [oldest] = this.#saved.keys()
    if (this.#saved.size > MOST_SAVED && oldest) this.#saved.delete(oldest)
  }

  /**
   * Writes a whole file to a place.
   * @throws {RouteError} like `PartialFile`
   */
  async save(target: string, bytes: Uint8Array): Promise<ChosenPlace> {
    const place = this.offer(target)
    try {
      await this.at(place.token).write(bytes)
      await this.finish(place.token)
      return place
    } finally {
      this.#files.delete(place.token)
    }
  }

  /** Path of a saved file; `undefined` if it was not saved, or long ago. */
  savedAt(token: string): string | undefined {
    return this.#saved.get(token)
  }

  /** Removes the unfinished files of a page that is gone. */
  async forget(): Promise<void> {
    const files = [...this.#files.values()]
    this.#files.clear()
    await Promise.all(files.map(({ file }) => file.discard()))
  }

  #chosen(token: string) {
    const chosen = this.#files.get(token)
    if (!chosen) throw new RouteError('file.unwritable', 'nobody has chosen this place')
    return chosen
  }
}
