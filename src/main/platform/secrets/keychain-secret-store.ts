import type { Log } from '../../log.ts'
import type { ChunkedSecrets } from './chunked-secrets.ts'
import { KeyQueue } from './key-queue.ts'
import type { SecretStore } from './secret-store.ts'

/**
 * A value that was not found is not looked for again before this. A locked Secret Service answers like an empty one, and
 * each question may ask the member for a password, while supabase-js reads its session twice a minute.
 */
const ABSENT_MS = 5 * 60_000

/**
 * Keeps secrets in the keychain, and in memory what the keychain has not taken. Nothing stored is ever deleted because
 * the keychain did not answer: a removal the member asked for waits in memory like a value does.
 */
export class KeychainSecretStore implements SecretStore {
  readonly #stored: Pick<ChunkedSecrets, 'read' | 'write' | 'erase'>
  readonly #log: Log
  readonly #queue = new KeyQueue()
  /** What the keychain still has to take; `null` is a removal. */
  readonly #untaken = new Map<string, string | null>()
  readonly #absentUntil = new Map<string, number>()

  constructor(stored: Pick<ChunkedSecrets, 'read' | 'write' | 'erase'>, log: Log) {
    this.#stored = stored
    this.#log = log
  }

  get(key: string): Promise<string | null> {
    return this.#queue.run(key, async () => {
      const untaken = this.#untaken.get(key)
      return untaken === undefined ? this.#read(key) : untaken
    })
  }

  async set(key: string, value: string): Promise<'keychain' | 'memory'> {
    return (await this.#change(key, value)) ? 'keychain' : 'memory'
  }

  async remove(key: string): Promise<void> {
    await this.#change(key, null)
  }

  /** Offers the keychain what it has not taken yet: it answers again, or the member is back and may have unlocked it. */
  async retry(): Promise<void> {
    this.#absentUntil.clear()
    for (const key of this.#untaken.keys()) await this.#queue.run(key, () => this.#hand(key))
  }

  /** Resolves when no change is under way any more. */
  settled(): Promise<void> {
    return this.#queue.settled()
  }

  async #read(key: string): Promise<string | null> {
    if ((this.#absentUntil.get(key) ?? 0) > Date.now()) return null
    const value = await this.#stored.read(key).catch((error: unknown) => {
      this.#log.warn(`the keychain did not give '${key}'`, error)
      return null
    })
    if (value === null) this.#absentUntil.set(key, Date.now() + ABSENT_MS)
    return value
  }

  async #change(key: string, value: string | null): Promise<boolean> {
    const taken = await this.#queue.run(key, () => {
      this.#untaken.set(key, value)
      return this.#hand(key)
    })
    if (taken) void this.retry()
    return taken
  }

  /** Whether the keychain took what is waiting for this key. */
  async #hand(key: string): Promise<boolean> {
    const value = this.#untaken.get(key)
    if (value === undefined) return true
    try {
      await (value === null ? this.#stored.erase(key) : this.#stored.write(key, value))
    } catch (error) {
      this.#log.warn(`the keychain did not take '${key}'; it is kept in memory`, error)
      return false
    }
    this.#untaken.delete(key)
    this.#absentUntil.delete(key)
    return true
  }
}
