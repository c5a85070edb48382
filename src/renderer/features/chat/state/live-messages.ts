import { atom } from 'jotai'
import { store } from '#renderer/lib/store.ts'
import { subscribeToMessages } from '../api/subscribe-to-messages.ts'
import type { Inbox } from './inbox.ts'

/** `connecting` only before the first answer; later every interruption is `reconnecting`. */
export type LiveStatus = 'connecting' | 'live' | 'reconnecting'

export const liveStatusAtom = atom<LiveStatus>('connecting')

export interface LiveMessages {
  /** Subscribes anew at once, since a socket that slept through a suspension may only look alive. */
  renew(): void
  stop(): void
}

/** Milliseconds before another subscription after the server has closed one; the last counts for all further ones. */
const PAUSES = [1_000, 2_000, 5_000, 10_000]

/** Keeps one subscription to the member's messages alive and feeds the inbox with it. */
export function followMessages(userId: string, inbox: Inbox, onLive: () => void): LiveMessages {
  let end = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let closures = 0

  const interrupted = (cause?: Error) => {
    if (store.get(liveStatusAtom) !== 'reconnecting') console.warn('live messages are interrupted', cause)
    store.set(liveStatusAtom, 'reconnecting')
    inbox.interrupted()
  }
  const start = () => {
    clearTimeout(timer)
    end()
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
    renew: () => {
      inbox.interrupted()
      start()
    },
    stop: () => {
      clearTimeout(timer)
      end()
      store.set(liveStatusAtom, 'connecting')
    },
  }
}
