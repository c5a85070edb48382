import { EventEmitter } from 'node:events'
import type { PageMessage } from '../page/messages.ts'
import type { WebContents } from './web-contents.ts'

type Handler = (event: unknown, ...args: unknown[]) => unknown

class IpcMain extends EventEmitter {
  readonly #handlers = new Map<string, Handler>()

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`)
    if (typeof handler !== 'function')
      throw new Error(`Expected handler to be a function, but found type '${typeof handler}'`)
    this.#handlers.set(channel, handler)
  }

  /** A message from a page's preload, by the host. */
  async receive(
    sender: WebContents,
    message: Exclude<PageMessage, { type: 'open' | 'permission' }>,
  ): Promise<void> {
    const { channel, args } = message
    const event = { sender, senderFrame: sender.mainFrame }
    if (message.type === 'send') {
      this.emit(channel, event, ...args)
      return
    }
    const { id } = message
    try {
      const handler = this.#handlers.get(channel)
      if (!handler) throw new Error(`No handler registered for '${channel}'`)
      sender.post({ type: 'reply', id, result: await handler(event, ...args) })
    } catch (error) {
      console.error(`Error occurred in handler for '${channel}':`, error)
      sender.post({ type: 'reply', id, error: `Error invoking remote method '${channel}': ${error}` })
    }
  }
}

export const ipcMain = new IpcMain()
