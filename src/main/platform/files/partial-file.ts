import { randomBytes } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { IpcErrorCode } from '#shared/ipc/result.ts'
import { RouteError } from '../../route-error.ts'
import { markOfTheWeb } from './mark-of-the-web.ts'

/** A file that comes in parts. They lie beside its place, and take it once all are there: nobody ever finds half of it. */
export class PartialFile {
  readonly #target: string
  readonly #parts: string
  #handle: FileHandle | undefined

  constructor(target: string) {
    this.#target = target
    this.#parts = path.join(path.dirname(target), `.cosmia-${randomBytes(9).toString('hex')}.part`)
  }

  /**
   * Adds a part. After a failure nothing is left, and the file may be begun again.
   * @throws {RouteError} `file.disk_full`, `file.unwritable`
   */
  async write(bytes: Uint8Array): Promise<void> {
    await this.#orNothing(async () => {
      this.#handle ??= await open(this.#parts, 'wx')
      await this.#handle.writeFile(bytes)
    })
  }

  /**
   * Puts the file in its place.
   * @throws {RouteError} as `write`
   */
  async finish(): Promise<void> {
    await this.#orNothing(async () => {
      if (!this.#handle) throw new Error('nothing was written')
      await this.#handle.sync()
      await this.#close()
      await rename(this.#parts, this.#target)
    })
    await markOfTheWeb(this.#target, process.platform)
  }

  /** Removes what was written. */
  async discard(): Promise<void> {
    await this.#close()
    await rm(this.#parts, { force: true })
  }

  async #close(): Promise<void> {
    const handle = this.#handle
    this.#handle = undefined
    await handle?.close()
  }

  async #orNothing(act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (cause) {
      await this.discard().catch(() => undefined) // what went wrong before says more
      throw new RouteError(codeOf(cause), `the file cannot be written: ${String(cause)}`, { cause })
    }
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

const codeOf = (cause: unknown): IpcErrorCode =>
  FULL.has(String((cause as NodeJS.ErrnoException).code)) ? 'file.disk_full' : 'file.unwritable'
