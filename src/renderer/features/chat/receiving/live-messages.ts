import { atom } from 'jotai'
import { store } from '#renderer/lib/store.ts'
import { dropLiveConnection } from './api/drop-live-connection.ts'
import { subscribeToMessages } from './api/subscribe-to-messages.ts'
import type { Inbox } from './inbox.ts'

/** `connecting` only before the first answer; later every interruption is `reconnecting`. */
export type LiveStatus = 'connecting' | 'live' | 'reconnecting'

export const liveStatusAtom = atom<LiveStatus>('connecting')

export interface LiveMessages {
  /** Opens a new connection, since one that slept through a suspension may only look alive. */
  renew(): Promise<void>
  /** Does not wait for the next attempt, since there is reason to think that it will succeed. */
  hurry(): void
  stop(): void
}

/** Milliseconds before another subscription after the server has closed one; the last counts for all further ones. */
const PAUSES = [1_000, 2_000, 5_000, 10_000]

/** Keeps one subscription to the member's messages alive and feeds the inbox with it. */
export function followMessages(userId: string, inbox: Inbox, onLive: () => void): LiveMessages {
  let end = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let closures = 0
  let stopped = false

  const interrupted = (cause?: Error) => {
    if (store.get(liveStatusAtom) !== 'reconnecting') console.warn('live messages are interrupted', cause)
    store.set(liveStatusAtom, 'reconnecting')
    inbox.interrupted()
  }
  const leave = () => {
    clearTimeout(timer)
    end()
    end = () => {}
  }
  const start = () => {
    leave()
    end = subscribeToMessages(userId, { onMessage: inbox.receive, onStatus })
  }
  const onStatus = (status: 'live' | 'lost' | 'closed', cause?: Error) => {
    if (status === 'live') {
      closures = 0
      store.set(liveStatusAtom, 'live')
      void inbox.resumed()
      return onLive()
    }
    interrupted(cause)
    if (status === 'closed') timer = setTimeout(start, PAUSES[closures++] ?? PAUSES.at(-1))
  }

  start()
  return {
    renew: async () => {
      inbox.interrupted()
      leave()
      await dropLiveConnection()
      if (!stopped) start()
    },
    hurry: () => {
      if (store.get(liveStatusAtom) === 'reconnecting') start()
    },
    stop: () => {
      stopped = true
      leave()
      store.set(liveStatusAtom, 'connecting')
    },
  }
}
