import type { Log } from '../../log.ts'
import type { ChunkedSecrets } from './chunked-secrets.ts'
import type { SecretStore } from './secret-store.ts'

/** Milliseconds until the keychain is offered again what it has not taken; doubled after each refusal, since each may ask for a password. */
const FIRST_RETRY_MS = 15_000
const LONGEST_PAUSE_MS = 5 * 60_000

/**
 * Keeps secrets in memory and writes them through to the keychain, which is read once a start and written on change:
 * supabase-js reads its session before every request and at every heartbeat, and must find it whatever became of the
 * keychain. Nothing stored is ever deleted because the keychain did not answer: a removal the member asked for waits
 * like a value does. All calls to the keychain go through one queue.
 */
export class KeychainSecretStore implements SecretStore {
  readonly #stored: Pick<ChunkedSecrets, 'read' | 'write' | 'erase'>
  readonly #log: Log
  /** What each key holds; `null` is nothing. */
  readonly #known = new Map<string, string | null>()
  /** Keys the keychain had nothing for: a locked Secret Service answers like an empty one. */
  readonly #absent = new Set<string>()
  /** Keys whose value or removal the keychain still has to take. */
  readonly #pending = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()
  #nextRetry: NodeJS.Timeout | undefined
  #pause = FIRST_RETRY_MS

  constructor(stored: Pick<ChunkedSecrets, 'read' | 'write' | 'erase'>, log: Log) {
    this.#stored = stored
    this.#log = log
  }

  async get(key: string): Promise<string | null> {
    if (!this.#known.has(key)) await this.#inTurn(() => this.#read(key))
    return this.#known.get(key) ?? null
  }

  async set(key: string, value: string): Promise<'keychain' | 'memory'> {
    return (await this.#change(key, value)) ? 'keychain' : 'memory'
  }

  async remove(key: string): Promise<void> {
    await this.#change(key, null)
  }

  /** Offers the keychain what it has not taken: it answers again, or the member is back and may have unlocked it. */
  async retry(): Promise<void> {
    this.#absent.forEach((key) => this.#known.delete(key))
    this.#absent.clear()
    for (const key of this.#pending) if (!(await this.#inTurn(() => this.#flush(key)))) break
  }

  /** Resolves once every change is made, or has been offered for the last time. */
  async end(): Promise<void> {
    await this.#last
    await this.retry()
    clearTimeout(this.#nextRetry)
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(task)
    this.#last = turn
    return turn
  }

  /** Never rejects. */
  async #read(key: string): Promise<void> {
    if (this.#known.has(key)) return
    const value = await this.#stored.read(key).catch((error: unknown) => {
      this.#log.warn(`the keychain did not give '${key}'`, error)
      return null
    })
    // What was set while the keychain was asked is newer than its answer.
    if (this.#known.has(key)) return
    this.#known.set(key, value)
    if (value === null) this.#absent.add(key)
  }

  async #change(key: string, value: string | null): Promise<boolean> {
    const same = this.#known.get(key) === value && !this.#absent.has(key)
    this.#known.set(key, value)
    this.#absent.delete(key)
    if (!same) this.#pending.add(key)
    const taken = await this.#inTurn(() => this.#flush(key))
    if (taken) void this.retry()
    return taken
  }

  /** Whether the keychain has what is known of this key. Never rejects. */
  async #flush(key: string): Promise<boolean> {
    if (!this.#pending.delete(key)) return true
    const value = this.#known.get(key) ?? null
    try {
      await (value === null ? this.#stored.erase(key) : this.#stored.write(key, value))
    } catch (error) {
      this.#pending.add(key)
      this.#log.warn(`the keychain did not take '${key}'; it is kept in memory`, error)
      this.#retryLater()
      return false
    }
    if (this.#pending.size === 0) this.#cancelRetry()
    return true
  }

  #retryLater(): void {
    if (this.#nextRetry) return
    this.#nextRetry = setTimeout(() => {
      this.#nextRetry = undefined
      void this.retry()
    }, this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
  }

  #cancelRetry(): void {
    clearTimeout(this.#nextRetry)
    this.#nextRetry = undefined
    this.#pause = FIRST_RETRY_MS
  }
}
