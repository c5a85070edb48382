import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { readRunning, type Running } from '#backend/data-folder/running.ts'
import { startGroup, type ProcessGroup } from '../process-group.ts'
import type { Shutdown } from './shutdown.ts'

const USUAL_PORT = 54_321
const READY_MS = 60_000
const LOOK_MS = 500
/** Lines of the backend's log that explain a failed start. */
const LAST_WORDS = 20

/**
 * The embedded backend of one data folder, shared by every `npm start` on it. Whoever comes first runs it; the others
 * join, and one of them takes over when it ends, so closing the first window never strands the second.
 */
export class EmbeddedBackend {
  readonly #folder: string
  readonly #shutdown: Shutdown
  #own: ProcessGroup | undefined

  constructor(folder: string, shutdown: Shutdown) {
    this.#folder = folder
    this.#shutdown = shutdown
    shutdown.add(async () => this.#own?.stop())
  }

  /**
   * Joins the backend of the folder, or starts it.
   * @param port where it was before, so that open windows find it again
   * @throws Error with what the backend said when it cannot start
   */
  async up(port?: number): Promise<Running & { readonly joined: boolean }> {
    const deadline = performance.now() + READY_MS
    for (;;) {
      const running = await readRunning(this.#folder)
      if (running && isAlive(running.pid) && (await answers(running))) return { ...running, joined: true }
      const refusal = await this.#start(port ?? (await freePort()))
      if (!refusal) return { ...(await this.#announced()), joined: false }
      // Another start is just bringing it up: join that one.
      if (!refusal.includes('is in use by') || performance.now() > deadline) throw new Error(refusal)
      await wait(LOOK_MS)
    }
  }

  /** Keeps it up until the shutdown. `say` hears of every take-over and of a failed one. */
  async keepUp(first: Running, say: (line: string) => void): Promise<void> {
    let current = first
    while (!this.#shutdown.begun) {
      await wait(LOOK_MS, undefined, { ref: false })
      if (isAlive(current.pid) || this.#shutdown.begun) continue
      try {
        current = await this.up(Number(new URL(current.url).port))
        say(
          `The embedded backend had ended; it ${current.url === first.url ? 'runs again' : 'now runs'} at ${current.url}`,
        )
      } catch (error) {
        say(`The embedded backend has ended and does not start again: ${String(error)}`)
      }
    }
  }

  /** Undefined when it is ready, else its last words. */
  async #start(port: number): Promise<string | undefined> {
    const args = ['src/backend/index.ts', '--port', String(port), '--data', this.#folder, '--seed', 'demo']
    // It also ends with its standard input, thus with us, however we end.
    const group = startGroup(process.execPath, [...args, '--stop-with-parent'], {
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    this.#own = group
    const words: string[] = []
    if (!group.child.stdout || !group.child.stderr) throw new Error('The backend has no output to read.')
    createInterface({ input: group.child.stderr }).on('line', (line) => {
      words.push(line)
      words.splice(0, words.length - LAST_WORDS)
    })
    const ready = once(createInterface({ input: group.child.stdout }), 'line').then(() => true)
    const isReady = await Promise.race([ready, group.ended.then(() => false)])
    return isReady ? undefined : words.join('\n')
  }

  async #announced(): Promise<Running> {
    const running = await readRunning(this.#folder)
    if (!running) throw new Error(`The backend is ready but ${this.#folder}/running.json cannot be read.`)
    return running
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // No such process, or another user's: either way it is not the backend we may use.
    return false
  }
}

async function answers({ url, publishableKey }: Running): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2_000)
    return (await fetch(`${url}/auth/v1/health`, { headers: { apikey: publishableKey }, signal })).ok
  } catch {
    // A file left by a kill: nothing listens there any more.
    return false
  }
}

/** The usual port, or any other when something else has that. */
async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(USUAL_PORT, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    // Taken by a program that is not ours.
    return 0
  }
  server.close()
  await once(server, 'close')
  return USUAL_PORT
}
