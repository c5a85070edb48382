import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { z } from 'zod'
import { log, logFailure } from '../log.ts'
import { StartError } from '../start-error.ts'
import { withCors } from './cors.ts'
import type { Handler } from '../http.ts'

const loopback = '127.0.0.1'

/** A server that occupies its port from the start and answers 503 until it has a handler. */
export interface ApiServer {
  readonly url: string
  readonly http: Server
  readonly serve: (handler: Handler) => void
  readonly close: () => Promise<void>
}

/**
 * Listens on the loopback address only. The port is opened before the slow parts of a start, so that a port in use is
 * reported at once.
 * @throws StartError if the port is in use or may not be opened
 */
export async function listen(port: number): Promise<ApiServer> {
  // With CORS headers, so that the app can read the status.
  let handler: Handler = withCors(async () => Response.json({ message: 'Starting' }, { status: 503 }))
  const listener = getRequestListener((request) => handler(request), {
    hostname: loopback,
    // The adapter's own Request and Response would fail `instanceof` checks against those of `fetch`.
    overrideGlobalObjects: false,
    errorHandler: failure,
  })
  const http = createServer((request, response) => void listener(request, response))
  await opened(http, port)
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `http://${loopback}:${address.port}`,
    http,
    serve: (next) => {
      handler = next
    },
    close: () => closed(http),
  }
}

function failure(cause: unknown): Response {
  // The body does not fit the route, which is the caller's mistake.
  if (cause instanceof z.ZodError || cause instanceof SyntaxError) {
    return Response.json({ message: 'The request could not be understood' }, { status: 400 })
  }
  logFailure('A request failed', cause)
  return Response.json({ message: 'Internal server error' }, { status: 500 })
}

function opened(http: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'it is in use' : cause.message
      reject(new StartError(`Port ${port} cannot be opened: ${reason}. Choose another with --port.`))
    })
    http.listen(port, loopback, () => {
      http.removeAllListeners('error')
      http.on('error', (cause) => log(`The server reported: ${cause.message}`))
      resolve()
    })
  })
}

/** Gives running requests a moment to finish, then closes their connections. */
function closed(http: Server): Promise<void> {
  const patience = setTimeout(() => http.closeAllConnections(), 1_000)
  return new Promise((resolve) => {
    http.close(() => {
      clearTimeout(patience)
      resolve()
    })
  })
}
