import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { ChosenPlace } from '#shared/bridge.ts'
import { RouteError } from '../../route-error.ts'
import { PartialFile } from './partial-file.ts'

/** The place that the member chose last for something that is still to be read. The page knows it by a token alone. */
export class ChosenPlaces {
  #chosen: { readonly token: string; readonly file: PartialFile } | undefined

  async offer(target: string): Promise<ChosenPlace> {
    await this.forget()
    const token = randomUUID()
    this.#chosen = { token, file: new PartialFile(target) }
    return { token, name: path.basename(target) }
  }

  /** @throws {RouteError} `file.unwritable` when the member has chosen another place, or none */
  at(token: string): PartialFile {
    if (this.#chosen?.token !== token) throw new RouteError('file.unwritable', 'nobody has chosen this place')
    return this.#chosen.file
  }

  /** Whoever wrote there is gone: what is not whole goes too. */
  async forget(): Promise<void> {
    const { file } = this.#chosen ?? {}
    this.#chosen = undefined
    await file?.discard()
  }
}
