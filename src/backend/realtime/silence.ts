import type { WebSocket } from 'ws'

/** As on a hosted project. Clients send something at least every 25 seconds. */
const LONGEST_SILENCE = 60_000

/** Closes a socket whose other end is gone without notice: otherwise its member would be present for ever. */
export function endWhenSilent(socket: Pick<WebSocket, 'on' | 'terminate'>): void {
  const timer = setTimeout(() => socket.terminate(), LONGEST_SILENCE).unref()
  socket.on('message', () => timer.refresh())
  socket.on('close', () => clearTimeout(timer))
}
