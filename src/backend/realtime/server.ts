import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { WebSocketServer, type WebSocket } from 'ws'
import { log } from '../cli/log.ts'
import type { Keys } from '../data-folder/keys.ts'
import { Delivery } from './changes/delivery.ts'
import { followChanges } from './changes/feed.ts'
import { Hub } from './hub.ts'
import { identifier } from './identity.ts'
import { Session } from './session.ts'

const socketPath = '/realtime/v1/websocket'

/** Longest message a client may send; hosted projects take broadcasts up to this size. */
const longestMessage = 3 * 1024 * 1024

export interface Realtime {
  readonly hub: Hub
  readonly close: () => Promise<void>
}

/**
 * Adds realtime to the server: changes of the published tables as far as each listener may read them,
 * broadcast and presence, as supabase-js 2.119 speaks it (Phoenix protocol 2.0.0).
 */
export async function startRealtime(
  http: Server,
  connection: PgliteConnection,
  keys: Keys,
): Promise<Realtime> {
  const hub = new Hub()
  const identify = identifier(keys)
  const delivery = new Delivery(connection, () => hub.channels())
  const unfollow = await followChanges(connection, (change) => delivery.accept(change))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage })

  const accept = (socket: WebSocket, apiKey: string) => {
    const session = new Session({ hub, identify, apiKey, transmit: (message) => socket.send(message) })
    socket.on('message', (data: Buffer, isBinary) => session.receive(data, isBinary))
    socket.on('close', () => void session.end())
    socket.on('error', (cause) => log(`A realtime socket failed: ${cause.message}`))
  }
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const apiKey = searchParams.get('apikey') ?? ''
    if (pathname !== socketPath) return refuse(socket, '404 Not Found')
    if (apiKey !== keys.publishableKey && apiKey !== keys.secretKey) return refuse(socket, '401 Unauthorized')
    sockets.handleUpgrade(request, socket, head, (opened) => accept(opened, apiKey))
  }
  http.on('upgrade', upgrade)

  return {
    hub,
    close: async () => {
      http.off('upgrade', upgrade)
      for (const socket of sockets.clients) socket.terminate()
      await unfollow()
    },
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
}
