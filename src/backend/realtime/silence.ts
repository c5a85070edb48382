import type { WebSocket } from 'ws'

/** As long as a hosted project waits. Clients say something every 25 seconds at the latest. */
const LONGEST_SILENCE = 60_000

/** Ends a socket whose other end is gone without a word: whoever was there by it would be for ever. */
export function endWhenSilent(socket: Pick<WebSocket, 'on' | 'terminate'>): void {
  const timer = setTimeout(() => socket.terminate(), LONGEST_SILENCE).unref()
  socket.on('message', () => timer.refresh())
  socket.on('close', () => clearTimeout(timer))
}
