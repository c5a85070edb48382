import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { namedServer } from '#tests/hosted/named-server.ts'

const entry = fileURLToPath(new URL('../../src/backend/index.ts', import.meta.url))

export interface StartOptions {
  readonly seed?: 'demo' | 'none'
  /** A folder, or 'memory' (the default). */
  readonly data?: string
  readonly port?: number
  /** Seconds between two mails to an e-mail; none, since tests do not wait. */
  readonly mailPause?: number
  /** Limits of the live connection that are not the usual ones: `name=number,…`. */
  readonly live?: string
}

export interface TestBackend {
  readonly url: string
  readonly publishableKey: string
  readonly secretKey: string
  readonly mailbox: string
  /** Ends it as a person would, and waits until it is gone. */
  readonly stop: () => Promise<void>
  /** Ends it without a chance to tidy up, as a power cut would. */
  readonly kill: () => Promise<void>
}

/**
 * Starts an embedded backend in a process of its own, from the template once there is one. It ends with the
 * test process at the latest.
 * @throws Error with what it said on stderr when it ends before it is ready.
 */
export async function startBackend(options: StartOptions = {}): Promise<TestBackend> {
  const child = spawnBackend(options)
  const ended = once(child, 'exit')
  let complaint = ''
  child.stderr?.on('data', (text: Buffer) => {
    complaint += text.toString()
  })
  const line = await Promise.race([firstLine(child), ended.then(() => null)])
  if (line === null) throw new Error(`The backend ended before it was ready:\n${complaint}`)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return { ...JSON.parse(line), stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** The server that somebody has named for the tests, which has what it has; else an embedded backend. */
export const namedOrStarted = async (options: StartOptions = {}): Promise<TestBackend> =>
  namedServer() ?? (await startBackend(options))

let shared: Promise<TestBackend> | undefined

/** Half a second until a join is refused, in place of five. */
export const SOON = 'refusal=500'

/**
 * The server of this worker, for the files whose tests leave it as it is and look at their own members only. It ends with the
 * worker. It refuses joins sooner than Realtime, where tests of rights would only wait (realtime-limits.test.ts does not).
 */
export const sharedBackend = (): Promise<TestBackend> => (shared ??= namedOrStarted({ live: SOON }))

/** The process alone, for tests of what happens before it is ready. */
export function spawnBackend({
  seed = 'none',
  data = 'memory',
  port = 0,
  mailPause = 0,
  live = '',
}: StartOptions): ChildProcess {
  const limits = { 'mail-pause': String(mailPause), live }
  const options = { port: String(port), data, seed, ...limits }
  const args = [...Object.entries(options).map(([name, value]) => `--${name}=${value}`), '--stop-with-parent']
  return spawn(process.execPath, [entry, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
}

function firstLine(child: ChildProcess): Promise<string> {
  const { stdout } = child
  if (stdout === null) throw new Error('The backend has no output to read')
  return new Promise((resolve) => createInterface(stdout).once('line', resolve))
}
