import { createHash } from 'node:crypto'
import type { KeychainEntries } from './keychain.ts'

/** Bytes per entry. Windows allows 2,560 (`CRED_MAX_CREDENTIAL_BLOB_SIZE`). */
const ENTRY_BYTES = 2_000

/**
 * Base64 turns three bytes into four ASCII characters, so no character is cut in half and no zero byte ends an entry.
 */
const RAW_BYTES = (ENTRY_BYTES / 4) * 3

type Generation = 'a' | 'b'

interface Head {
  readonly generation: Generation
  readonly count: number
  readonly checksum: string
}

type Entries = Pick<KeychainEntries, 'read' | 'write' | 'erase' | 'unlock'>

/** Written before a removal starts: whatever interrupts it, the value is gone. */
const REMOVED = 'removed'

/**
 * Secrets of any length in entries of a limited one. The chunks of a new value go beside those of the old one (two
 * generations in turn) and the head that names them is written last, so a torn write leaves the old value or none and
 * never a mixture. Chunks are written upwards and erased downwards: what an interruption leaves behind starts at a known
 * number and is found by counting up from there.
 */
export class ChunkedSecrets {
  readonly #entries: Entries
  readonly #owner: string

  /** @param owner prefix of all accounts, which separates the profiles of one OS user */
  constructor(entries: Entries, owner: string) {
    this.#entries = entries
    this.#owner = owner
  }

  async read(key: string): Promise<string | null> {
    const head = await this.#head(key)
    if (!head) return null
    const chunks: string[] = []
    for (let index = 0; index < head.count; index++) {
      const chunk = await this.#entries.read(this.#chunk(key, head.generation, index))
      if (chunk === null) return null
      chunks.push(chunk)
    }
    const value = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk, 'base64')))
    return checksumOf(value) === head.checksum ? value.toString('utf8') : null
  }

  async write(key: string, value: string): Promise<void> {
    await this.#entries.unlock()
    const old = await this.#head(key)
    const generation = old?.generation === 'a' ? 'b' : 'a'
    const bytes = Buffer.from(value, 'utf8')
    const count = Math.ceil(bytes.length / RAW_BYTES)
    for (let index = 0; index < count; index++) {
      const chunk = bytes.subarray(index * RAW_BYTES, (index + 1) * RAW_BYTES).toString('base64')
      await this.#put(this.#chunk(key, generation, index), chunk)
    }
    await this.#put(this.#account(key), [generation, count, checksumOf(bytes)].join(':'))
    await this.#sweep(key, generation, count)
    await this.#sweep(key, generation === 'a' ? 'b' : 'a', 0)
  }

  async erase(key: string): Promise<void> {
    await this.#entries.unlock()
    await this.#put(this.#account(key), REMOVED)
    await this.#sweep(key, 'a', 0)
    await this.#sweep(key, 'b', 0)
    await this.#entries.erase(this.#account(key))
  }

  /**
   * Verifies a write: some keychains report success without storing, for example when the member cancels their prompt.
   */
  async #put(account: string, text: string): Promise<void> {
    await this.#entries.write(account, text)
    if ((await this.#entries.read(account)) !== text)
      throw new Error('the keychain did not keep what it was given')
  }

  async #head(key: string): Promise<Head | null> {
    const text = await this.#entries.read(this.#account(key))
    const [, generation, count, checksum] = /^([ab]):(\d+):([\w-]+)$/.exec(text ?? '') ?? []
    if (!generation || !count || !checksum) return null
    return { generation: generation === 'a' ? 'a' : 'b', count: Number(count), checksum }
  }

  /** Erases the chunks of a generation from a number upwards. */
  async #sweep(key: string, generation: Generation, from: number): Promise<void> {
    let end = from
    while ((await this.#entries.read(this.#chunk(key, generation, end))) !== null) end++
    while (end-- > from) await this.#entries.erase(this.#chunk(key, generation, end))
  }

  #account(key: string): string {
    return `${this.#owner}/${key}`
  }

  #chunk(key: string, generation: Generation, index: number): string {
    return `${this.#account(key)}/${generation}${index}`
  }
}

const checksumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url')
