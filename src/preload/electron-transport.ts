import { ipcRenderer, type IpcRendererEvent } from 'electron'
import { EVENT_CHANNEL, REQUEST_CHANNEL } from '#shared/ipc/channels.ts'
import type { EventMessage } from '#shared/ipc/contract.ts'
import { failure } from '#shared/ipc/result.ts'
import type { Transport } from './transport.ts'

export const electronTransport: Transport = {
  async request(name, payload) {
    try {
      return await ipcRenderer.invoke(REQUEST_CHANNEL, name, payload)
    } catch (error) {
      return refusal(error)
    }
  },
  onEvent(listener) {
    const receive = (_event: IpcRendererEvent, message: EventMessage) => listener(message)
    ipcRenderer.on(EVENT_CHANNEL, receive)
    // The braces matter: the function's value would otherwise reach the page.
    return () => {
      ipcRenderer.removeListener(EVENT_CHANNEL, receive)
    }
  },
}

/**
 * Main answers with envelopes only, so this error comes from before: a value that cannot be cloned, or main is gone.
 */
function refusal(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  return failure(message.includes('could not be cloned') ? 'ipc.invalid_request' : 'ipc.internal', message)
}
