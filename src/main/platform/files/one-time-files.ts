import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { OpenedFile } from '#shared/bridge.ts'
import { APP_ORIGIN } from '#shared/config.ts'
import type { InspectedFile } from './inspect-file.ts'

const MOST_OFFERED = 120

/** Chosen files offered to the page, each for one `fetch`. The newest are kept, enough for an album. */
export class OneTimeFiles {
  readonly #offered = new Map<string, InspectedFile>()
  readonly #pageOrigin: string

  /** @param pageOrigin origin of the page that fetches them; differs from our own during development */
  constructor(pageOrigin: string) {
    this.#pageOrigin = pageOrigin
  }

  offer(file: InspectedFile): OpenedFile {
    const token = randomBytes(24).toString('base64url')
    this.#offered.set(token, file)
    const [oldest] = this.#offered.keys()
    if (this.#offered.size > MOST_OFFERED && oldest) this.#offered.delete(oldest)
    const base = this.#pageOrigin === APP_ORIGIN ? '' : APP_ORIGIN
    return { name: file.name, type: file.type, size: file.size, url: `${base}/files/${token}` }
  }

  /**
   * The bytes as a stream; `null` if the token is unknown or used, or the file is gone or has changed since it was
   * inspected.
   */
  async take(token: string): Promise<Response | null> {
    const file = this.#offered.get(token)
    if (!file) return null
    this.#offered.delete(token)
    const handle = await open(file.path).catch(() => null) // gone, or changed since it was chosen
    if (!handle) return null
    if ((await handle.stat()).size !== file.size) {
      await handle.close()
      return null
    }
    // At most the inspected size, even if the file grows while it is read. The stream closes the handle.
    const stream = file.size > 0 ? handle.createReadStream({ end: file.size - 1 }) : handle.createReadStream()
    return new Response(Readable.toWeb(stream) as ReadableStream, { headers: this.#headersOf(file) })
  }

  #headersOf({ type, size }: InspectedFile): Record<string, string> {
    return {
      'access-control-allow-origin': this.#pageOrigin,
      'content-type': type,
      'content-length': String(size),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    }
  }
}
