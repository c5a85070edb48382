import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type {
  KeychainEntry,
  SecretsAnswer,
  SecretsCommand,
  SecretsProcessOptions,
} from './secrets-protocol.ts'

const SCRIPT = fileURLToPath(new URL('./secrets-process.ts', import.meta.url))

/** Talks to a {@link file://./secrets-process.ts} one command at a time. */
export class SecretsClient {
  readonly #child: ChildProcess
  readonly #ended: Promise<never>

  constructor(environment: NodeJS.ProcessEnv, options: Partial<SecretsProcessOptions> = {}) {
    const complete: SecretsProcessOptions = { userData: '/home/luna/.config/cosmia', ...options }
    this.#child = fork(SCRIPT, [JSON.stringify(complete)], { env: environment, stdio: 'ignore' })
    this.#ended = once(this.#child, 'exit').then(([code, signal]) => {
      throw new Error(`the process ended with ${String(code ?? signal)}`)
    })
    this.#ended.catch(() => {}) // whoever asks meanwhile hears of it
  }

  /** The value, `null` for none, or `'unanswered'`. */
  get = (key: string) => this.#ask({ do: 'get', key }) as Promise<string | null>
  set = (key: string, value: string) => this.#ask({ do: 'set', key, value }) as Promise<string>
  remove = (key: string) => this.#ask({ do: 'remove', key }) as Promise<null>
  /** How often the keychain was asked for an entry. */
  reads = () => this.#ask({ do: 'count-reads' }) as Promise<number>
  entries = () => this.#ask({ do: 'list-entries' }) as Promise<readonly KeychainEntry[]>

  /** Sends a command that the process does not survive; resolves with the signal that ended it. */
  async setUntilKilled(key: string, value: string): Promise<string | null> {
    const ended = once(this.#child, 'exit') as Promise<[number | null, string | null]>
    this.#child.send({ do: 'set', key, value } satisfies SecretsCommand)
    return (await ended)[1]
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }

  async #ask(command: SecretsCommand): Promise<SecretsAnswer> {
    const answered = once(this.#child, 'message') as Promise<[{ answer: SecretsAnswer }]>
    this.#child.send(command)
    const [{ answer }] = await Promise.race([answered, this.#ended])
    return answer
  }
}
