import { once } from 'node:events'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import type { TestBackend } from '#tests/backend/start-backend.ts'

/** A way to a server that can go silent, or stuck: no error, no end, only nothing that comes through. */
export class SilentProxy {
  readonly #server = createServer((client) => this.#pass(client))
  readonly #target: number
  readonly #sockets = new Set<Socket>()
  #isSilent = false
  #isCut = false
  #isWithoutFiles = false
  #mostUpwards = Infinity
  /** Bytes that have gone to the server since the last `stallAfter`. */
  readonly #upwards = new Map<Socket, number>()

  private constructor(target: number) {
    this.#target = target
  }

  /** @param url of the server behind it */
  static async before(url: string): Promise<SilentProxy> {
    const proxy = new SilentProxy(Number(new URL(url).port))
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`
  }

  /** From now on nothing comes through; whatever is open by then, or is opened meanwhile, stays dead for ever. */
  silence(): void {
    this.#isSilent = true
    for (const socket of this.#sockets) socket.unpipe().pause()
  }

  /** From now on whoever asks for a stored file gets no answer, as where the network dies while pictures come. */
  silenceFiles(): void {
    this.#isWithoutFiles = true
  }

  /** New connections come through again. */
  restore(): void {
    this.#isSilent = false
    this.#isWithoutFiles = false
    this.#isCut = false
    this.#mostUpwards = Infinity
  }

  /** A connection is stuck as soon as this many bytes have gone to the server from now on. */
  stallAfter(bytes: number): void {
    this.#mostUpwards = bytes
    this.#upwards.clear()
  }

  /** From now on there is no connection. */
  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #pass(client: Socket): void {
    this.#keep(client)
    if (this.#isCut) return void client.destroy()
    if (this.#isSilent) return void client.pause()
    const server = this.#keep(connect(this.#target, '127.0.0.1'))
    client.on('data', (sent: Buffer) => {
      if (this.#isWithoutFiles && sent.includes('GET /storage/')) server.unpipe(client).pause()
      const upwards = (this.#upwards.get(client) ?? 0) + sent.length
      this.#upwards.set(client, upwards)
      if (upwards > this.#mostUpwards) client.unpipe(server).pause()
    })
    client.pipe(server)
    server.pipe(client)
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      this.#sockets.delete(socket)
      this.#upwards.delete(socket)
    })
    return socket
  }
}

interface Server {
  readonly backend: TestBackend
}
export interface LineFixtures {
  /** The way of `app` to its server, which the test can silence. */
  readonly line: SilentProxy
}
type Use<Value> = (value: Value) => Promise<void>

/** For tests about the connection: `test.extend<LineFixtures>(onLine)`. */
export const onLine = {
  line: async ({ backend }: Server, use: Use<SilentProxy>): Promise<void> => {
    const line = await SilentProxy.before(backend.url)
    await use(line)
    await line.close()
  },
  connection: ({ backend, line }: Server & LineFixtures, use: Use<TestBackend>): Promise<void> =>
    use({ ...backend, url: line.url }),
}
