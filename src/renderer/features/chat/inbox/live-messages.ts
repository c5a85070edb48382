import { atom } from 'jotai'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { jittered } from '#renderer/lib/jittered.ts'
import { checkServer, dropDeadConnections } from '#renderer/server/connectivity.ts'
import { dropLiveConnection, subscribeToMessages, type MessageListener } from './api.ts'
import type { Inbox } from './inbox.ts'

/** `connecting` before the first answer of a deliberately opened connection; every interruption is `reconnecting`. */
export type LiveStatus = 'connecting' | 'live' | 'reconnecting'

export const liveStatusAtom = atom<LiveStatus>('connecting')

export interface LiveMessages {
  /** Opens a new connection, because one that slept through a suspension may only look alive. */
  reconnect(): Promise<void>
  /** Skips the pause before the next attempt, because it will probably succeed. */
  retryNow(): void
  stop(): void
}

/**
 * Milliseconds, varied by half, before the next subscriptions after the server has closed one; START_LIMIT for all
 * further ones.
 */
const PAUSES = [1_000, 2_000, 5_000]
/** Milliseconds for a subscription to come up: a connection that hangs while opening has no timeout of its own. */
const START_LIMIT = 10_000

/** Listeners for events other than messages. */
interface LiveListener extends Omit<
  MessageListener,
  'onMessage' | 'onStatus' | 'onReplication' | 'onHeartbeat'
> {
  /** The subscription is up; earlier events may have been missed. */
  readonly onLive: () => void
  /** The messages before the subscription are there, too. */
  readonly onCaughtUp: () => void
}

/** Keeps one subscription to the member's topic alive and feeds the inbox and the listener with it. */
export function followMessages(member: MemberScope, inbox: Inbox, listener: LiveListener): LiveMessages {
  const { id, store, supabase } = member
  let end = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let closures = 0
  let stopped = false

  const interrupted = (cause?: Error) => {
    if (store.get(liveStatusAtom) !== 'reconnecting') console.warn('live messages are interrupted', cause)
    store.set(liveStatusAtom, 'reconnecting')
    inbox.follow(false)
    // What the live connection alone does not bring, the data API may give meanwhile.
    void inbox.catchUp()
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
    const { heard } = heartbeat
    end = subscribeToMessages(supabase, id, {
      ...listener,
      onMessage: inbox.receive,
      onStatus,
      onReplication: () => void inbox.catchUp(),
      onHeartbeat: heard,
    })
  }
  const onStatus = (status: 'live' | 'lost' | 'closed', cause?: Error) => {
    heartbeat.forget()
    if (status === 'live') {
      clearTimeout(timer)
      closures = 0
      store.set(liveStatusAtom, 'live')
      inbox.follow(true)
      void inbox.catchUp().then(listener.onCaughtUp)
      return listener.onLive()
    }
    interrupted(cause)
    if (status === 'closed') after(jittered(PAUSES[closures++] ?? START_LIMIT), start)
    else after(jittered(START_LIMIT), () => void reconnect())
  }

  const reconnect = async () => {
    inbox.follow(false)
    if (store.get(liveStatusAtom) === 'live') store.set(liveStatusAtom, 'connecting')
    leave()
    await dropLiveConnection(supabase)
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
      leave()
      store.set(liveStatusAtom, 'connecting')
    },
  }
}

/** Milliseconds without an answer after which messages are fetched another way. */
const LATE = 1_500
/** The same after which the connection counts as dead. An answer waits five seconds behind a join that is refused. */
const DEAD = 7_000

interface LateAnswer {
  readonly onLate: () => void
  readonly onDead: () => void
}

interface HeartbeatWatch {
  heard(event: 'asked' | 'answered'): void
  /** The connection is gone; stop waiting for its answer. */
  forget(): void
}

/**
 * Detects a live connection that looks open but is dead. The library would take another interval for that, and wait for
 * a new connection without a limit.
 */
function watchHeartbeat({ onLate, onDead }: LateAnswer): HeartbeatWatch {
  let timers: ReturnType<typeof setTimeout>[] = []
  const forget = () => {
    timers.forEach(clearTimeout)
    timers = []
  }
  const heard = (event: 'asked' | 'answered') => {
    forget()
    if (event === 'asked') timers = [setTimeout(onLate, LATE), setTimeout(onDead, DEAD)]
  }
  return { heard, forget }
}
