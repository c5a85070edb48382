import { atom } from 'jotai'
import { store } from '#renderer/lib/store.ts'
import { jittered } from '#renderer/lib/jittered.ts'
import { checkServer, dropDeadConnections } from '#renderer/server/connectivity.ts'
import { dropLiveConnection } from './api/drop-live-connection.ts'
import { subscribeToMessages, type MessageListener } from './api/subscribe-to-messages.ts'
import type { Inbox } from './inbox.ts'
import { watchHeartbeat } from './watch-heartbeat.ts'

/** `connecting` before the first answer of a connection that was opened on purpose; every interruption is `reconnecting`. */
export type LiveStatus = 'connecting' | 'live' | 'reconnecting'

export const liveStatusAtom = atom<LiveStatus>('connecting')

export interface LiveMessages {
  /** Opens a new connection, since one that slept through a suspension may only look alive. */
  reconnect(): Promise<void>
  /** Does not wait for the next attempt, since there is reason to think that it will succeed. */
  retryNow(): void
  stop(): void
}

/** Milliseconds, give or take half, before another subscription after the server has closed one; START_LIMIT for all further ones. */
const PAUSES = [1_000, 2_000, 5_000]
/** Milliseconds for a subscription to stand: a connection that hangs while it opens has no limit of its own. */
const START_LIMIT = 10_000

/** What else is heard beside the messages. */
interface LiveListener extends Omit<MessageListener, 'onMessage' | 'onStatus'> {
  /** The subscription stands; what was said before it may have gone unheard. */
  readonly onLive: () => void
  /** And the messages that came before it are there. */
  readonly onCaughtUp: () => void
}

/** Keeps one subscription to the member's own topic alive, and feeds the inbox and the listener with it. */
export function followMessages(userId: string, inbox: Inbox, listener: LiveListener): LiveMessages {
  let end = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let closures = 0
  let stopped = false

  const interrupted = (cause?: Error) => {
    if (store.get(liveStatusAtom) !== 'reconnecting') console.warn('live messages are interrupted', cause)
    store.set(liveStatusAtom, 'reconnecting')
    inbox.interrupted()
  }
  const after = (pause: number, next: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(next, pause)
  }
  const leave = () => {
    clearTimeout(timer)
    heartbeat.forget()
    end()
    end = () => {}
  }
  const start = () => {
    leave()
    after(START_LIMIT, () => void reconnect())
    end = subscribeToMessages(userId, { ...listener, onMessage: inbox.receive, onStatus })
  }
  const onStatus = (status: 'live' | 'lost' | 'closed', cause?: Error) => {
    heartbeat.forget()
    if (status === 'live') {
      clearTimeout(timer)
      closures = 0
      store.set(liveStatusAtom, 'live')
      void inbox.resumed().then(listener.onCaughtUp)
      return listener.onLive()
    }
    interrupted(cause)
    if (status === 'closed') after(jittered(PAUSES[closures++] ?? START_LIMIT), start)
    else after(jittered(START_LIMIT), () => void reconnect())
  }

  const reconnect = async () => {
    inbox.interrupted()
    if (store.get(liveStatusAtom) === 'live') store.set(liveStatusAtom, 'connecting')
    leave()
    await dropLiveConnection()
    if (!stopped) start()
  }
  const heartbeat = watchHeartbeat({
    onLate: () => void dropDeadConnections().then(inbox.catchUp),
    onDead: () => {
      interrupted(new Error('no answer to a heartbeat'))
      checkServer()
      void reconnect()
    },
  })

  start()
  return {
    reconnect,
    retryNow: () => {
      if (store.get(liveStatusAtom) === 'reconnecting') void reconnect()
    },
    stop: () => {
      stopped = true
      heartbeat.stop()
      leave()
      store.set(liveStatusAtom, 'connecting')
    },
  }
}
