import type { Log } from '../../log.ts'

/** The used part of an OS keychain; keytar has the first three functions. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>
  setPassword(service: string, account: string, password: string): Promise<void>
  deletePassword(service: string, account: string): Promise<boolean>
  /** Whether it is locked; `null` if that cannot be told without a prompt. */
  isLocked?(): Promise<boolean | null>
  /**
   * Asks the member once to unlock the keychain; otherwise each of many calls would prompt.
   * @throws KeychainLockedError if they do not
   */
  unlock?(): Promise<void>
}

/** The keychain is locked, and the member did not unlock it. */
export class KeychainLockedError extends Error {
  constructor() {
    super('the keychain is locked')
    this.name = 'KeychainLockedError'
  }
}

/** The keychain did not answer in time, or an earlier call still waits for its answer. */
class KeychainSilentError extends Error {
  constructor() {
    super('the keychain does not answer')
    this.name = 'KeychainSilentError'
  }
}

export interface KeychainEntriesOptions {
  readonly load: () => Promise<Keychain>
  readonly service: string
  /** Milliseconds that an answer may take. */
  readonly timeoutMs: number
  /**
   * Called when a silent keychain answers after all. Not called for a refusal: the member would be asked again at once.
   */
  readonly recovered: () => void
  readonly log: Log
}

/**
 * The entries of one service, accessed one after the other by {@link KeychainSecretStore}. A silent keychain (waiting
 * for a password, say) blocks a thread of Node's small pool for each call, so while one call is overdue all others are
 * refused at once.
 */
export class KeychainEntries {
  readonly #options: KeychainEntriesOptions
  #keychain: Promise<Keychain> | undefined
  #waiting = false

  constructor(options: KeychainEntriesOptions) {
    this.#options = options
  }

  read(account: string): Promise<string | null> {
    return this.#inTime((keychain) => keychain.getPassword(this.#options.service, account))
  }

  write(account: string, text: string): Promise<void> {
    return this.#inTime((keychain) => keychain.setPassword(this.#options.service, account, text))
  }

  erase(account: string): Promise<boolean> {
    return this.#inTime((keychain) => keychain.deletePassword(this.#options.service, account))
  }

  /** See {@link Keychain.unlock}. */
  unlock(): Promise<void> {
    return this.#inTime(async (keychain) => keychain.unlock?.())
  }

  /** See {@link Keychain.isLocked}. Never rejects. */
  async isLocked(): Promise<boolean | null> {
    const keychain = await this.#loaded().catch(() => null) // the failure shows where the keychain is used
    return (await keychain?.isLocked?.()) ?? null
  }

  async #inTime<T>(call: (keychain: Keychain) => Promise<T>): Promise<T> {
    if (this.#waiting) throw new KeychainSilentError()
    const answer = call(await this.#loaded())
    const timeout = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      this.#await(answer)
      timeout.reject(new KeychainSilentError())
    }, this.#options.timeoutMs)
    return Promise.race([answer, timeout.promise]).finally(() => clearTimeout(timer))
  }

  /**
   * Loads the keychain once; after a failure the next call tries again, as the missing library may have been installed.
   */
  #loaded(): Promise<Keychain> {
    this.#keychain ??= this.#options.load().catch((error: unknown) => {
      this.#keychain = undefined
      throw error
    })
    return this.#keychain
  }

  #await(answer: Promise<unknown>): void {
    this.#waiting = true
    const over = () => {
      this.#waiting = false
    }
    answer.then(over, over)
    const { recovered, log } = this.#options
    answer.then(
      // An empty answer after a wait means that a prompt was cancelled.
      (value) => value !== null && recovered(),
      (error: unknown) => log.warn('the keychain answered late, with an error', error),
    )
  }
}
