import type { Codec } from './codec.ts'
import type { HostMessage, OpenDetails, PermissionQuestion, Unsent } from './messages.ts'
import type { WorldPort } from './world-port.ts'

type Listener = (event: unknown, ...args: unknown[]) => void

interface Call {
  resolve(value: unknown): void
  reject(reason: Error): void
}

/** `ipcRenderer` over the host's binding. Its source goes into pages, so it uses nothing from outside itself. */
export class IpcRenderer {
  readonly #codec: Codec
  readonly #sendText: (text: string) => void
  readonly #calls = new Map<number, Call>()
  readonly #listeners = new Map<string, { listener: Listener; once: boolean }[]>()
  #lastId = 0

  constructor(codec: Codec, sendText: (text: string) => void) {
    this.#codec = codec
    this.#sendText = sendText
  }

  post(message: Unsent): void {
    this.#sendText(this.#codec.serialize({ ...message, url: location.href }))
  }

  async invoke(channel: string, ...args: unknown[]): Promise<unknown> {
    const id = ++this.#lastId
    this.post({ type: 'invoke', id, channel, args })
    return new Promise((resolve, reject) => this.#calls.set(id, { resolve, reject }))
  }

  send(channel: string, ...args: unknown[]): void {
    this.post({ type: 'send', channel, args })
  }

  on(channel: string, listener: Listener, once = false): this {
    this.#listeners.set(channel, [...(this.#listeners.get(channel) ?? []), { listener, once }])
    return this
  }

  once(channel: string, listener: Listener): this {
    return this.on(channel, listener, true)
  }

  addListener(channel: string, listener: Listener): this {
    return this.on(channel, listener)
  }

  off(channel: string, listener: Listener): this {
    const kept = [...(this.#listeners.get(channel) ?? [])]
    const index = kept.findLastIndex((entry) => entry.listener === listener)
    if (index >= 0) kept.splice(index, 1)
    this.#listeners.set(channel, kept)
    return this
  }

  removeListener(channel: string, listener: Listener): this {
    return this.off(channel, listener)
  }

  removeAllListeners(channel?: string): this {
    if (channel === undefined) this.#listeners.clear()
    else this.#listeners.delete(channel)
    return this
  }

  /** By the host. */
  receive(message: Exclude<HostMessage, { type: 'window-state' | 'permission' }>): void {
    if (message.type === 'reply') return this.#settle(message)
    for (const { listener, once } of this.#listeners.get(message.channel) ?? []) {
      if (once) this.off(message.channel, listener)
      listener({ sender: this, senderId: 0, ports: [] }, ...message.args)
    }
  }

  #settle({ id, result, error }: Extract<HostMessage, { type: 'reply' }>): void {
    const call = this.#calls.get(id)
    this.#calls.delete(id)
    if (error === undefined) call?.resolve(result)
    else call?.reject(new Error(error))
  }
}

/** Connects the two worlds and the host. Returns the preload's `require`. Its source goes into pages too. */
export function installIsolatedWorld(
  port: WorldPort,
  codec: Codec,
  ipcRenderer: IpcRenderer,
  receiver: string,
) {
  const exposed = new Set<string>()
  const contextBridge = {
    exposeInMainWorld(key: string, api: unknown) {
      if (exposed.has(key))
        throw new Error('Cannot bind an API on top of an existing property on the window object')
      port.post('expose', { key, api: port.wrap(api) })
      exposed.add(key)
    },
  }
  const receive = (text: string) => {
    const message = codec.deserialize(text) as HostMessage
    if (message.type === 'window-state') port.post('window-state', message.state)
    else if (message.type === 'permission') port.post('permission-answer', message.answer)
    else ipcRenderer.receive(message)
  }
  Object.defineProperty(globalThis, receiver, { value: receive })
  port.on('open', (details: OpenDetails) => ipcRenderer.post({ type: 'open', details }))
  port.on('permission', (question: PermissionQuestion) => ipcRenderer.post({ type: 'permission', question }))
  return (name: string) => {
    if (name === 'electron' || name === 'electron/renderer') return { contextBridge, ipcRenderer }
    throw new Error(`module not found: ${name}`)
  }
}
