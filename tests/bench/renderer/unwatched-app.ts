import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { runtime } from '../../e2e/fixtures/runtime.ts'
import type { CommandLine } from './opened.ts'
import { memoryOf } from './processes.ts'

/** Bytes, after a collection. */
export interface Memory {
  /** Of all processes of the app; what several share counts in parts. */
  readonly processes: number
  /** Of the page's JavaScript. */
  readonly heap: number
}

const address = /ws:\/\/\S+/
const answer = z.object({
  id: z.number(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ message: z.string() }).optional(),
})
const targets = z.object({
  targetInfos: z.array(z.object({ targetId: z.string(), type: z.string(), url: z.string() })),
})
const session = z.object({ sessionId: z.string() })
const heapUsage = z.object({ usedSize: z.number() })
const failure = z.object({ exceptionDetails: z.object({ text: z.string() }) })

/**
 * An app that Playwright is not attached to: with it, the page's process grew by far more over a long feed (decision 15).
 * Only what is asked for here is asked of the page.
 */
export class UnwatchedApp {
  readonly #process: ChildProcess
  readonly #socket: WebSocket
  #session: string | undefined
  #asked = 0

  private constructor(process: ChildProcess, socket: WebSocket) {
    this.#process = process
    this.#socket = socket
  }

  static async start({ args, cwd, env }: CommandLine): Promise<UnwatchedApp> {
    const process = spawn(runtime.program, [...args, '--remote-debugging-port=0'], {
      cwd,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const socket = new WebSocket(await addressOf(process))
    await once(socket, 'open')
    return new UnwatchedApp(process, socket)
  }

  /** @param expression may give a promise, whose end is waited for */
  async run(expression: string): Promise<void> {
    const found = failure.safeParse(
      await this.#askPage('Runtime.evaluate', { expression, awaitPromise: true }),
    )
    if (found.success) throw new Error(found.data.exceptionDetails.text)
  }

  async memory(): Promise<Memory> {
    await this.#askPage('HeapProfiler.collectGarbage')
    const { usedSize } = heapUsage.parse(await this.#askPage('Runtime.getHeapUsage'))
    return { processes: await memoryOf(this.#process.pid ?? Number.NaN), heap: usedSize }
  }

  async close(): Promise<void> {
    this.#socket.close()
    const ended = once(this.#process, 'exit')
    this.#process.kill()
    await ended
  }

  async #askPage(method: string, parameters: object = {}): Promise<unknown> {
    this.#session ??= await this.#attach()
    return this.#ask(method, parameters, this.#session)
  }

  async #attach(): Promise<string> {
    const targetId = await this.#page()
    return session.parse(await this.#ask('Target.attachToTarget', { targetId, flatten: true })).sessionId
  }

  /** An app that has just started has none yet. */
  async #page(): Promise<string> {
    for (;;) {
      const { targetInfos } = targets.parse(await this.#ask('Target.getTargets'))
      const page = targetInfos.find(({ type, url }) => type === 'page' && url !== 'about:blank')
      if (page) return page.targetId
      await wait(100)
    }
  }

  #ask(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    const id = ++this.#asked
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const listen = ({ data }: MessageEvent) => {
      const heard = answer.safeParse(JSON.parse(String(data)))
      if (heard.data?.id !== id) return
      this.#socket.removeEventListener('message', listen)
      const { result, error } = heard.data
      if (error) reject(new Error(error.message))
      else resolve(result)
    }
    this.#socket.addEventListener('message', listen)
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }))
    return promise
  }
}

/** Where an app that starts can be asked. What it prints later is read too, or it would wait for its reader. */
function addressOf({ stderr }: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const lines = createInterface(stderr)
  lines.on('line', (line) => {
    const [url] = address.exec(line) ?? []
    if (url !== undefined) resolve(url)
  })
  lines.on('close', () => reject(new Error('the app ended before it could be asked anything')))
  return promise
}
