import type { StoredValue } from '#shared/bridge.ts'
import type { Log } from '../../log.ts'
import type { ChunkedSecrets } from './chunked-secrets.ts'
import type { SecretStore } from './secret-store.ts'

/**
 * Milliseconds without requests after the keychain refused, since each may show a password prompt; doubled with each
 * refusal.
 */
const FIRST_PAUSE_MS = 15_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** Milliseconds between two checks whether the keychain may be asked again. */
const LOOK_MS = 5_000

export interface SecretStoreParts {
  readonly stored: Pick<ChunkedSecrets, 'read' | 'write' | 'erase'>
  /** Whether the keychain is locked; `null` if that cannot be told without a prompt. Never rejects. */
  readonly isLocked: () => Promise<boolean | null>
  /** Called when the keychain returns the value of a key late. */
  readonly answered: (key: string) => void
  /** Called when the keychain stores a value that it had refused before. */
  readonly taken: (key: string) => void
  readonly log: Log
}

/**
 * Keeps secrets in memory and writes them through to the keychain. The keychain is read once per start and written on
 * change: supabase-js reads its session before every request and heartbeat, whatever state the keychain is in. Nothing
 * stored is deleted because the keychain did not answer: a removal waits just like a value. All keychain calls go
 * through one queue. After a cancelled prompt, a mere look at the window does not prompt again: a locked keychain is
 * left alone until it is unlocked, any other for a while. Signing in or out may prompt.
 */
export class KeychainSecretStore implements SecretStore {
  readonly #parts: SecretStoreParts
  /** Value of each key; `null` if there is none. */
  readonly #known = new Map<string, string | null>()
  /** Keys without a value, which may still have chunks of an interrupted write. */
  readonly #absent = new Set<string>()
  /** Keys whose value is unknown because the keychain did not answer. */
  readonly #unanswered = new Set<string>()
  /** Keys whose value or removal is not in the keychain yet. */
  readonly #pending = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()
  #retrying: Promise<void> | undefined
  #refusedAt: number | undefined
  #pause = FIRST_PAUSE_MS
  #nextLook: NodeJS.Timeout | undefined

  constructor(parts: SecretStoreParts) {
    this.#parts = parts
  }

  async get(key: string): Promise<StoredValue> {
    if (!this.#isAsked(key)) await this.#inTurn(() => this.#readFirst(key))
    const value = this.#known.get(key)
    if (value === undefined) return { outcome: 'unanswered' }
    return value === null ? { outcome: 'none' } : { outcome: 'value', value }
  }

  async set(key: string, value: string): Promise<'keychain' | 'memory'> {
    const isNew = typeof this.#known.get(key) !== 'string'
    this.#note(key, value)
    // An automatic renewal is no reason to prompt the member again.
    const mayAsk = isNew || (await this.#mayAsk())
    return mayAsk && (await this.#offer(key)) ? 'keychain' : 'memory'
  }

  async remove(key: string): Promise<void> {
    this.#note(key, null)
    await this.#offer(key)
  }

  /** The member looks at the window, and may have unlocked the keychain before. */
  async memberLooks(): Promise<void> {
    if (this.#isOutstanding() && (await this.#mayAsk())) await this.#retry()
  }

  /** The member is back at the machine; an earlier refusal no longer counts. */
  async memberIsBack(): Promise<void> {
    if (this.#isOutstanding() && !(await this.#parts.isLocked())) await this.#retry()
  }

  /** A keychain that was silent answers again. */
  keychainAnswers(): Promise<void> {
    return this.#retry()
  }

  /** Resolves once every change is stored, or will not be in this run. Quitting shows no prompt. */
  async end(): Promise<void> {
    await this.#last
    if (this.#isOutstanding() && (await this.#parts.isLocked()) === false) await this.#retry()
    clearTimeout(this.#nextLook)
  }

  #isAsked(key: string): boolean {
    return this.#known.has(key) || this.#unanswered.has(key)
  }

  #isOutstanding(): boolean {
    return this.#pending.size > 0 || this.#unanswered.size > 0
  }

  /** Whether the keychain may be asked without a direct action of the member. */
  async #mayAsk(): Promise<boolean> {
    if (this.#refusedAt === undefined) return true
    const isLocked = await this.#parts.isLocked()
    return isLocked === null ? performance.now() - this.#refusedAt >= this.#pause : !isLocked
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(task)
    this.#last = turn
    return turn
  }

  /** Never rejects. */
  async #readFirst(key: string): Promise<void> {
    if (this.#isAsked(key)) return
    if (await this.#mayAsk()) await this.#read(key)
    else this.#unanswered.add(key)
  }

  /** Whether the keychain answered. Never rejects. */
  async #read(key: string): Promise<boolean> {
    try {
      const value = await this.#parts.stored.read(key)
      this.#unanswered.delete(key)
      // A value set meanwhile is newer than the answer.
      if (!this.#known.has(key)) {
        this.#known.set(key, value)
        if (value === null) this.#absent.add(key)
      }
      this.#forgive()
      return true
    } catch (error) {
      this.#parts.log.warn(`the keychain did not give '${key}'`, error)
      if (!this.#known.has(key)) this.#unanswered.add(key)
      this.#letBe()
      return false
    }
  }

  #note(key: string, value: string | null): void {
    if (this.#known.get(key) !== value || this.#absent.delete(key)) this.#pending.add(key)
    this.#known.set(key, value)
    this.#unanswered.delete(key)
  }

  async #offer(key: string): Promise<boolean> {
    const isTaken = await this.#inTurn(() => this.#flush(key))
    if (isTaken) void this.#retry()
    return isTaken
  }

  /** Whether the keychain holds the current value of the key. Never rejects. */
  async #flush(key: string): Promise<boolean> {
    if (!this.#pending.delete(key)) return true
    const { stored, log } = this.#parts
    const value = this.#known.get(key) ?? null
    try {
      await (value === null ? stored.erase(key) : stored.write(key, value))
    } catch (error) {
      this.#pending.add(key)
      log.warn(`the keychain did not take '${key}'; it is kept in memory`, error)
      this.#letBe()
      return false
    }
    this.#forgive()
    return true
  }

  /**
   * Retries everything outstanding while the keychain answers. One round at a time: a second one would prompt again.
   */
  #retry(): Promise<void> {
    this.#retrying ??= this.#askAgain().finally(() => (this.#retrying = undefined))
    return this.#retrying
  }

  async #askAgain(): Promise<void> {
    const { answered, taken } = this.#parts
    for (const key of this.#unanswered) {
      if (!(await this.#inTurn(() => this.#read(key)))) return
      answered(key)
    }
    for (const key of this.#pending) {
      if (!(await this.#inTurn(() => this.#flush(key)))) return
      taken(key)
    }
  }

  #letBe(): void {
    if (this.#refusedAt !== undefined) this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
    this.#refusedAt = performance.now()
    this.#nextLook ??= setTimeout(() => void this.#look(), LOOK_MS)
  }

  #forgive(): void {
    this.#refusedAt = undefined
    this.#pause = FIRST_PAUSE_MS
  }

  async #look(): Promise<void> {
    await this.memberLooks()
    this.#nextLook = this.#isOutstanding() ? setTimeout(() => void this.#look(), LOOK_MS) : undefined
  }
}
