import type { Log } from '../../log.ts'

/** The used part of an OS keychain; keytar has the first three. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>
  setPassword(service: string, account: string, password: string): Promise<void>
  deletePassword(service: string, account: string): Promise<boolean>
  /** Whether it is locked, where that can be told without a prompt; `null` where it cannot. */
  isLocked?(): Promise<boolean | null>
  /**
   * Has the member asked, once, to open a keychain that is locked: each of many calls would ask them.
   * @throws KeychainLockedError where they do not
   */
  unlock?(): Promise<void>
}

/** The keychain is locked, and the member was not there, or not willing, to open it. */
export class KeychainLockedError extends Error {
  constructor() {
    super('the keychain is locked')
    this.name = 'KeychainLockedError'
  }
}

/** The keychain did not answer in time, or a call before this one still waits for its answer. */
class KeychainSilentError extends Error {
  constructor() {
    super('the keychain does not answer')
    this.name = 'KeychainSilentError'
  }
}

export interface KeychainEntriesOptions {
  readonly load: () => Promise<Keychain>
  readonly service: string
  /** Milliseconds an answer may take. */
  readonly timeoutMs: number
  /** A keychain that was silent has answered after all. Not for a refusal: who said no would be asked again at once. */
  readonly recovered: () => void
  readonly log: Log
}

/**
 * The entries of one service, asked one after the other by {@link KeychainSecretStore}. A silent keychain (one that waits
 * for a password, say) blocks a thread of Node's small pool for each call, so while one call waits beyond its time all
 * others are refused at once.
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
    const keychain = await this.#loaded().catch(() => null) // told where it is needed
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

  /** Once; where it fails, the next call tries again: the missing library may be installed meanwhile. */
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
      // Nothing, after a wait, is what a prompt leaves that was cancelled.
      (value) => value !== null && recovered(),
      (error: unknown) => log.warn('the keychain answered late, with an error', error),
    )
  }
}
