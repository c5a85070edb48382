import { createHash } from 'node:crypto'
import { copyFile, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'

/** Bytes of stored files on disk. Each has the name of its version, an id of ours: a new one never touches another. */
export class StoredFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  #path(version: string): string {
    return join(this.#folder, version.slice(0, 2), version)
  }

  async #fresh(version: string): Promise<string> {
    const path = this.#path(version)
    await mkdir(dirname(path), { recursive: true })
    return path
  }

  /**
   * Bytes from `start` to `end`, both inclusive.
   * @throws NodeJS.ErrnoException with code ENOENT if there are none
   */
  async read(version: string, start: number, end: number): Promise<ReadableStream> {
    const file = await open(this.#path(version))
    return Readable.toWeb(file.createReadStream({ start, end }))
  }

  /** @returns size in bytes and a hash of the content */
  async write(version: string, body: AsyncIterable<Uint8Array>): Promise<{ size: number; hash: string }> {
    const hash = createHash('md5')
    const file = await open(await this.#fresh(version), 'wx', 0o600)
    let size = 0
    try {
      for await (const chunk of body) {
        size += chunk.byteLength
        hash.update(chunk)
        await file.writeFile(chunk)
      }
      await file.datasync()
    } finally {
      await file.close()
    }
    return { size, hash: hash.digest('hex') }
  }

  async copy(version: string, copy: string): Promise<void> {
    await copyFile(this.#path(version), await this.#fresh(copy))
  }

  async remove(version: string): Promise<void> {
    await rm(this.#path(version), { force: true })
  }
}
