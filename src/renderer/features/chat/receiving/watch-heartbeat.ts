import { setHeartbeatListener } from './api/set-heartbeat-listener.ts'

/** Milliseconds without an answer after which messages are asked for by another way. */
const LATE = 1_500
/** Milliseconds without an answer after which the connection is given up: its other end is gone. */
const DEAD = 5_000

export interface HeartbeatListener {
  readonly onLate: () => void
  readonly onDead: () => void
}

export interface HeartbeatWatch {
  /** The connection that was asked is gone, and its answer is waited for no more. */
  forget(): void
  stop(): void
}

/**
 * Notices a live connection that still looks open while nothing comes through. The library would take another
 * interval for that, and wait for a new connection without a limit.
 */
export function watchHeartbeat({ onLate, onDead }: HeartbeatListener): HeartbeatWatch {
  let timers: ReturnType<typeof setTimeout>[] = []
  const forget = () => {
    timers.forEach(clearTimeout)
    timers = []
  }
  setHeartbeatListener((event) => {
    forget()
    if (event === 'asked') timers = [setTimeout(onLate, LATE), setTimeout(onDead, DEAD)]
  })
  return {
    forget,
    stop: () => {
      forget()
      setHeartbeatListener(() => {})
    },
  }
}
