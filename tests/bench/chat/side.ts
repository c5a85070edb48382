import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readRunning } from '../../../src/backend/data-folder/running.ts'
import { startBackend, type TestBackend } from '../../backend/start-backend.ts'
import { Crowd, patience } from './crowd.ts'
import type { BenchMember } from './members.ts'

/** Milliseconds a tick of /proc/<pid>/stat stands for: 100 a second on Linux. */
const tick = 10

/** What one turn found: milliseconds from insert to callback of each message, and of work in all. */
export interface Turn {
  readonly delays: readonly number[]
  readonly work: number
}

/** One backend with its crowd. */
export class Side {
  readonly #backend: TestBackend
  readonly #crowd: Crowd
  readonly #pid: number

  private constructor(backend: TestBackend, crowd: Crowd, pid: number) {
    this.#backend = backend
    this.#crowd = crowd
    this.#pid = pid
  }

  /** Starts a backend on the folder and lets the members join. */
  static async open(folder: string, members: readonly BenchMember[]): Promise<Side> {
    const backend = await startBackend({ data: folder })
    const running = await readRunning(folder)
    if (!running) throw new Error(`Nothing serves ${folder}`)
    return new Side(backend, await Crowd.gather(backend, members), running.pid)
  }

  get joined(): number {
    return this.#crowd.size
  }

  /** Lets each pair of friends exchange a message, one after the other. */
  async turn(pairs: readonly (readonly [BenchMember, BenchMember])[]): Promise<Turn> {
    const before = await this.#work()
    const delays: number[] = []
    for (const [sender, receiver] of pairs) delays.push(await this.#exchange(sender, receiver))
    return { delays, work: (await this.#work()) - before }
  }

  async close(): Promise<void> {
    await this.#crowd.leave()
    await this.#backend.stop()
  }

  /** Milliseconds from the insert to the callback of the receiver; the sender hears of it too. */
  async #exchange(sender: BenchMember, receiver: BenchMember): Promise<number> {
    const id = randomUUID()
    const began = performance.now()
    const [delay] = await Promise.all([
      this.#crowd.heard(receiver, id).then(() => performance.now() - began),
      this.#crowd.heard(sender, id),
      this.#insert({ id, receiver_id: receiver.id, content: 'Mira al cielo esta noche' }, sender.token),
    ])
    return delay
  }

  async #insert(message: object, token: string): Promise<void> {
    const { url, publishableKey } = this.#backend
    const response = await fetch(`${url}/rest/v1/chat_messages`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) throw new Error(`The message was refused: ${await response.text()}`)
  }

  /** Milliseconds of processor time the backend has used, on all its threads. */
  async #work(): Promise<number> {
    const stat = await readFile(`/proc/${this.#pid}/stat`, 'utf8')
    // The name of the program, in brackets, may hold spaces; user and system time are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tick
  }
}
