import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { noteNotRun } from '#tests/not-run.ts'
import { loadKeychain } from '../../src/main/platform/secrets/load-keychain.ts'

const PROGRAMS = { bus: 'dbus-daemon', call: 'dbus-send', keyring: 'gnome-keyring-daemon' }
const COLLECTION = '/org/freedesktop/secrets/collection/login'
const START_LIMIT_MS = 20_000
const BUS_CONFIG = fileURLToPath(new URL('./private-bus.conf', import.meta.url))

/** Whether this machine has what a real Secret Service needs. If not, it is noted that these tests do not run. */
export async function hasSecretService(tests: string): Promise<boolean> {
  const missing = await missingParts()
  if (missing.length === 0) return true
  noteNotRun(tests, `missing ${missing.join(', ')}`)
  return false
}

async function missingParts(): Promise<string[]> {
  const keytar = await loadKeychain().catch((error: unknown) => error)
  return keytar instanceof Error ? [...missingPrograms(), 'libsecret'] : missingPrograms()
}

function missingPrograms(): string[] {
  return Object.values(PROGRAMS).filter((program) => {
    try {
      execFileSync('which', [program], { stdio: 'ignore' })
      return false
    } catch {
      return true
    }
  })
}

/** A session bus of its own with a home folder of its own; the keyring daemon on it starts, locks, hangs and stops at will. */
export class SecretService {
  readonly environment: NodeJS.ProcessEnv
  readonly home: string
  readonly #bus: ChildProcess
  #daemon: ChildProcess | undefined

  private constructor(bus: ChildProcess, address: string, home: string) {
    this.#bus = bus
    this.home = home
    this.environment = {
      PATH: process.env['PATH'],
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DBUS_SESSION_BUS_ADDRESS: address,
    }
  }

  static async create(): Promise<SecretService> {
    const home = mkdtempSync(path.join(tmpdir(), 'cosmia-keyring-'))
    const bus = spawn(PROGRAMS.bus, ['--nofork', '--print-address', '--config-file', BUS_CONFIG], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [address] = (await once(bus.stdout, 'data')) as [Buffer]
    return new SecretService(bus, address.toString().trim(), home)
  }

  /** Starts the daemon with its keyring open and waits until it answers. */
  async start(): Promise<void> {
    const daemon = spawn(PROGRAMS.keyring, ['--foreground', '--unlock', '--components=secrets'], {
      env: this.environment,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    daemon.stdin?.end('password')
    this.#daemon = daemon
    const deadline = performance.now() + START_LIMIT_MS
    while (!this.#answers()) {
      if (performance.now() > deadline) throw new Error('the keyring daemon does not answer')
      await wait(50)
    }
  }

  /** The next daemon starts with a keyring that has nothing in it. */
  forget(): void {
    rmSync(path.join(this.home, '.local', 'share', 'keyrings'), { recursive: true })
  }

  lock(): void {
    this.#call('Service.Lock', `array:objpath:${COLLECTION}`)
  }

  /** The daemon stays on the bus but answers nothing any more. */
  silence(): void {
    this.#daemon?.kill('SIGSTOP')
  }

  answerAgain(): void {
    this.#daemon?.kill('SIGCONT')
  }

  async stop(): Promise<void> {
    await end(this.#daemon)
    this.#daemon = undefined
  }

  async dispose(): Promise<void> {
    await this.stop()
    await end(this.#bus)
    rmSync(this.home, { recursive: true, force: true })
  }

  #answers(): boolean {
    try {
      this.#call('Service.ReadAlias', 'string:default')
      return true
    } catch {
      return false // not on the bus yet
    }
  }

  #call(method: string, argument: string): void {
    const target = ['--dest=org.freedesktop.secrets', '/org/freedesktop/secrets']
    const call = ['--session', '--print-reply', ...target, `org.freedesktop.Secret.${method}`, argument]
    execFileSync(PROGRAMS.call, call, { env: this.environment, stdio: 'ignore' })
  }
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
