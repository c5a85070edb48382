import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Handler } from '../http.ts'
import { log } from '../log.ts'
import type { Keys } from '../data-folder/keys.ts'
import { Admission } from './admission.ts'
import { Authorization } from './authorization.ts'
import { Feed } from './feed.ts'
import { broadcastHandler } from './http-broadcast.ts'
import { Hub } from './hub.ts'
import { identifier, isKnownKey } from '../auth/identity.ts'
import { Rate, type Limits } from './limits.ts'
import { Session } from './session.ts'
import { endWhenSilent } from './silence.ts'

const socketPath = '/realtime/v1/websocket'

/** Longest message of a client. */
const longestMessage = 5_000_000

export interface Realtime {
  /** Handles broadcasts posted over HTTP. */
  readonly broadcast: Handler
  readonly close: () => Promise<void>
}

/**
 * Adds realtime to the server: private channels with broadcasts of the database and presence, with the rights
 * that the policies of `realtime.messages` grant. Speaks version 2.0.0 of the protocol, as supabase-js 2.119 does.
 */
export async function startRealtime(
  http: Server,
  connection: PgliteConnection,
  keys: Keys,
  limits: Limits,
): Promise<Realtime> {
  const hub = new Hub()
  const identify = identifier(keys)
  const authorization = new Authorization(connection)
  const admission = new Admission(identify, authorization)
  const [joins, events] = [new Rate(limits.joins), new Rate(limits.events)]
  let deliversFrom = Infinity
  const untilDelivery = () => {
    deliversFrom = Math.min(deliversFrom, Date.now() + limits.delivery)
    return Math.max(deliversFrom - Date.now(), 0)
  }
  const unfollow = await Feed.follow(connection, (message) => {
    // What is not delivered now never is, and nobody is told.
    if (!message.private || Date.now() < deliversFrom || events.isReached) return
    events.add()
    if (Math.random() >= limits.lost) events.add(hub.broadcast(`realtime:${message.topic}`, message))
  })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage })

  const accept = (socket: WebSocket, apiKey: string) => {
    const wire = { transmit: (message: string | Buffer) => socket.send(message), close: () => socket.close() }
    const parts = { hub, admission, authorization, limits, joins, untilDelivery }
    const session = new Session({ ...parts, apiKey, wire })
    endWhenSilent(socket)
    socket.on('message', (data: Buffer, isBinary) => {
      // Only broadcasts of clients are binary, and those go nowhere.
      if (!isBinary) session.receive(data.toString())
    })
    socket.on('close', () => void session.end())
    socket.on('error', (cause) => log(`A realtime socket failed: ${cause.message}`))
  }
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const apiKey = searchParams.get('apikey') ?? ''
    if (pathname !== socketPath) return refuse(socket, '404 Not Found')
    if (!isKnownKey(keys, apiKey)) return refuse(socket, '401 Unauthorized')
    if (searchParams.get('vsn') !== '2.0.0') return refuse(socket, '403 Forbidden')
    sockets.handleUpgrade(request, socket, head, (opened) => accept(opened, apiKey))
  }
  http.on('upgrade', upgrade)

  return {
    broadcast: broadcastHandler({ hub, keys, identify, authorization }),
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
