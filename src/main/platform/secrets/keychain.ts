import type { Log } from '../../log.ts'
import { followKeyringDaemon } from './follow-keyring-daemon.ts'

/** What is used of an OS keychain; keytar has this shape. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>
  setPassword(service: string, account: string, password: string): Promise<void>
  deletePassword(service: string, account: string): Promise<boolean>
}

/** keytar, loaded when it is first needed: its `require` throws where libsecret is missing. */
export async function loadKeytar(): Promise<Keychain> {
  const { default: keytar } = await import('keytar')
  return process.platform === 'linux' ? followKeyringDaemon(keytar) : keytar
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
  #onRecovered = () => {}

  constructor(options: KeychainEntriesOptions) {
    this.#options = options
  }

  /** Called when a keychain that was silent has answered after all; not for a refusal, after which it would ask again at once. */
  onRecovered(listener: () => void): void {
    this.#onRecovered = listener
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
    answer.then(
      () => this.#onRecovered(),
      (error: unknown) => this.#options.log.warn('the keychain answered late, with an error', error),
    )
  }
}
