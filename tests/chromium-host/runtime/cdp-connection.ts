import { EventEmitter } from 'node:events'
import type { Readable, Writable } from 'node:stream'

interface Reply {
  readonly id?: number
  readonly sessionId?: string
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

interface Command {
  readonly method: string
  resolve(result: never): void
  reject(reason: Error): void
}

/** Chrome DevTools Protocol over `--remote-debugging-pipe`: JSON messages, each ended by a zero byte. */
export class CdpConnection {
  readonly #output: Writable
  readonly #commands = new Map<number, Command>()
  readonly #events = new EventEmitter()
  #lastId = 0
  #partial: Buffer[] = []

  constructor(output: Writable, input: Readable) {
    this.#output = output
    this.#events.setMaxListeners(0)
    // A browser that goes away breaks both ends; its exit is what gets reported, and commands stay unanswered.
    output.on('error', () => undefined)
    input.on('error', () => undefined)
    input.on('data', (chunk: Buffer) => this.#read(chunk))
  }

  send<Result = unknown>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = ++this.#lastId
    return new Promise<Result>((resolve, reject) => {
      this.#commands.set(id, { method, resolve, reject })
      this.#output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  }

  /** Events of one target's session, or of the browser when `sessionId` is absent. */
  on<Params>(method: string, listener: (params: Params) => void, sessionId = ''): void {
    this.#events.on(`${sessionId}:${method}`, listener)
  }

  #read(chunk: Buffer) {
    let rest = chunk
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      const message = Buffer.concat([...this.#partial, rest.subarray(0, end)])
      this.#partial = []
      rest = rest.subarray(end + 1)
      this.#dispatch(JSON.parse(message.toString()) as Reply)
    }
    if (rest.length) this.#partial.push(rest)
  }

  #dispatch({ id, sessionId = '', method, params, result, error }: Reply) {
    if (id === undefined) {
      this.#events.emit(`${sessionId}:${method}`, params)
      return
    }
    const command = this.#commands.get(id)
    this.#commands.delete(id)
    if (error) command?.reject(new Error(`${command.method}: ${error.message}`))
    else command?.resolve(result as never)
  }
}
