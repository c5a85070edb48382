import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { ChosenPlace } from '#shared/bridge.ts'
import { RouteError } from '../../route-error.ts'
import { PartialFile } from './partial-file.ts'

const MOST_SAVED = 50

/** The places that the member chose for what is still to be read. The page knows each by a token alone. */
export class ChosenPlaces {
  readonly #files = new Map<string, { readonly target: string; readonly file: PartialFile }>()
  /** Paths of what was saved, by token, the newest. */
  readonly #saved = new Map<string, string>()
  readonly #temporary: string

  /** @param temporary folder for what may not lie where it is to be saved */
  constructor(temporary: string) {
    this.#temporary = temporary
  }

  offer(target: string): ChosenPlace {
    const token = randomUUID()
    this.#files.set(token, { target, file: new PartialFile(target, this.#temporary) })
    return { token, name: path.basename(target) }
  }

  /** @throws {RouteError} `file.unwritable` for a place that nobody has chosen, or where the file is already */
  at(token: string): PartialFile {
    return this.#chosen(token).file
  }

  /** @throws {RouteError} as `at`, and as `PartialFile` does; the place is chosen still */
  async finish(token: string): Promise<void> {
    const { target, file } = this.#chosen(token)
    await file.finish()
    this.#files.delete(token)
    this.#saved.set(token, target)
    const [oldest] = this.#saved.keys()
    if (this.#saved.size > MOST_SAVED && oldest) this.#saved.delete(oldest)
  }

  /**
   * Puts what is all here at once into a place.
   * @throws {RouteError} as `PartialFile` does
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

  /** Path of what was saved; `undefined` for what was not, or long ago. */
  savedAt(token: string): string | undefined {
    return this.#saved.get(token)
  }

  /** Removes unfinished files of a page that is gone. */
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
