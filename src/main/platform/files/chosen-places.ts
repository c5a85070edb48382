import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { ChosenPlace } from '#shared/bridge.ts'
import { RouteError } from '../../route-error.ts'
import { PartialFile } from './partial-file.ts'

/** The places that the member chose for what is still to be read. The page knows each by a token alone. */
export class ChosenPlaces {
  readonly #files = new Map<string, PartialFile>()
  readonly #temporary: string

  /** @param temporary folder for what may not lie where it is to be saved */
  constructor(temporary: string) {
    this.#temporary = temporary
  }

  offer(target: string): ChosenPlace {
    const token = randomUUID()
    this.#files.set(token, new PartialFile(target, this.#temporary))
    return { token, name: path.basename(target) }
  }

  /** @throws {RouteError} `file.unwritable` for a place that nobody has chosen, or where the file is already */
  at(token: string): PartialFile {
    const file = this.#files.get(token)
    if (!file) throw new RouteError('file.unwritable', 'nobody has chosen this place')
    return file
  }

  /** @throws {RouteError} as `at`, and as `PartialFile` does; the place is chosen still */
  async finish(token: string): Promise<void> {
    await this.at(token).finish()
    this.#files.delete(token)
  }

  /**
   * Puts what is all here at once into a place.
   * @throws {RouteError} as `PartialFile` does
   */
  async save(target: string, bytes: Uint8Array): Promise<void> {
    const file = new PartialFile(target, this.#temporary)
    await file.write(bytes)
    await file.finish()
  }

  /** Removes unfinished files of a page that is gone. */
  async forget(): Promise<void> {
    const files = [...this.#files.values()]
    this.#files.clear()
    await Promise.all(files.map((file) => file.discard()))
  }
}
