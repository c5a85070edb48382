import type { Codec } from './codec.ts'
import type { WorldPort } from './world-port.ts'

export interface PreloadProcess {
  readonly platform: string
  readonly arch: string
  readonly argv: readonly string[]
  readonly versions: Readonly<Record<string, string | undefined>>
}

/** From the page to the main process. `url` is the document that speaks; the page cannot forge it. */
export type PageMessage = { readonly url: string } & (
  | { readonly type: 'invoke'; readonly id: number; readonly channel: string; readonly args: unknown[] }
  | { readonly type: 'send'; readonly channel: string; readonly args: unknown[] }
  | { readonly type: 'open'; readonly details: { url: string; frameName: string; features: string } }
)

/** From the main process to the page. */
export type HostMessage =
  | { readonly type: 'reply'; readonly id: number; readonly result?: unknown; readonly error?: string }
  | { readonly type: 'event'; readonly channel: string; readonly args: unknown[] }
  | { readonly type: 'window-state'; readonly state: { visible: boolean; focused: boolean } }

type Listener = (event: unknown, ...args: unknown[]) => void
type Unsent = PageMessage extends infer M ? (M extends PageMessage ? Omit<M, 'url'> : never) : never

/**
 * The `electron` module of a sandboxed preload: contextBridge and ipcRenderer over the host's binding. Returns what the
 * preload's wrapper function needs. Injected as source: it may use nothing from outside itself.
 */
export function installIsolatedWorld(
  port: WorldPort,
  codec: Codec,
  send: (text: string) => void,
  preloadProcess: PreloadProcess,
) {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>()
  const listeners = new Map<string, { listener: Listener; once: boolean }[]>()
  const exposed = new Set<string>()
  let lastId = 0

  const post = (message: Unsent) => send(codec.serialize({ ...message, url: location.href }))

  const ipcRenderer = {
    async invoke(channel: string, ...args: unknown[]) {
      const id = ++lastId
      post({ type: 'invoke', id, channel, args })
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    send: (channel: string, ...args: unknown[]) => post({ type: 'send', channel, args }),
    on: (channel: string, listener: Listener) => add(channel, listener, false),
    once: (channel: string, listener: Listener) => add(channel, listener, true),
    addListener: (channel: string, listener: Listener) => add(channel, listener, false),
    off: remove,
    removeListener: remove,
    removeAllListeners(channel?: string) {
      if (channel === undefined) listeners.clear()
      else listeners.delete(channel)
      return ipcRenderer
    },
  }

  function add(channel: string, listener: Listener, once: boolean) {
    listeners.set(channel, [...(listeners.get(channel) ?? []), { listener, once }])
    return ipcRenderer
  }

  function remove(channel: string, listener: Listener) {
    const kept = [...(listeners.get(channel) ?? [])]
    const index = kept.findLastIndex((entry) => entry.listener === listener)
    if (index >= 0) kept.splice(index, 1)
    listeners.set(channel, kept)
    return ipcRenderer
  }

  const contextBridge = {
    exposeInMainWorld(key: string, api: unknown) {
      if (exposed.has(key))
        throw new Error('Cannot bind an API on top of an existing property on the window object')
      port.post('expose', { key, api: port.wrap(api) })
      exposed.add(key)
    },
  }

  function settle(message: Extract<HostMessage, { type: 'reply' }>) {
    const call = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error === undefined) call?.resolve(message.result)
    else call?.reject(new Error(message.error))
  }

  function receive(text: string) {
    const message = codec.deserialize(text) as HostMessage
    if (message.type === 'reply') settle(message)
    else if (message.type === 'window-state') port.post('window-state', message.state)
    else
      for (const { listener, once } of listeners.get(message.channel) ?? []) {
        if (once) remove(message.channel, listener)
        listener({ sender: ipcRenderer, senderId: 0, ports: [] }, ...message.args)
      }
  }

  port.on('open', (details: { url: string; frameName: string; features: string }) =>
    post({ type: 'open', details }),
  )
  const electron = { contextBridge, ipcRenderer }
  return {
    receive,
    require(name: string) {
      if (name === 'electron' || name === 'electron/renderer') return electron
      throw new Error(`module not found: ${name}`)
    },
    process: { ...preloadProcess, env: {}, type: 'renderer', sandboxed: true, contextIsolated: true },
  }
}
