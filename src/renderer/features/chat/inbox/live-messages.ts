import { atom } from 'jotai'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { jittered } from '#renderer/lib/jittered.ts'
import { store as windowStore } from '#renderer/lib/store.ts'
import { checkServer, dropDeadConnections, liveReachableAtom } from '#renderer/server/connectivity.ts'
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
  /** The subscription is up. */
  readonly onLive: () => void
}

/** Keeps one subscription to the member's topic alive and feeds the inbox and the listener with it. */
export function followMessages(member: MemberScope, inbox: Inbox, listener: LiveListener): LiveMessages {
  const { id, store, supabase } = member
  const show = statusOf(member)
  let end = () => {}
  const timer = oneTimer()
  let stopped = false

  /** @returns how many attempts in a row have failed */
  const interrupted = (cause?: Error): number => {
    if (store.get(liveStatusAtom) !== 'reconnecting') console.warn('live messages are interrupted', cause)
    // What the live connection alone does not bring, the data API may give meanwhile.
    void inbox.catchUp()
    return show('reconnecting')
  }
  const leave = () => {
    timer.stop()
    heartbeat.forget()
    end()
    end = () => {}
  }
  const start = () => {
    leave()
    timer.after(START_LIMIT, () => giveUp('a subscription'))
    end = subscribeToMessages(supabase, id, {
      ...listener,
      onMessage: inbox.receive,
      onStatus,
      onReplication: () => void inbox.catchUp(),
      onHeartbeat: heartbeat.heard,
    })
  }
  const onStatus = (status: 'live' | 'lost' | 'closed', cause?: Error) => {
    heartbeat.forget()
    if (status === 'live') {
      timer.stop()
      show('live')
      void inbox.catchUp()
      return listener.onLive()
    }
    const failures = interrupted(cause)
    if (status === 'closed') timer.after(jittered(PAUSES[failures - 1] ?? START_LIMIT), start)
    else timer.after(jittered(START_LIMIT), () => void reconnect())
  }

  const reconnect = async () => {
    if (store.get(liveStatusAtom) === 'live') show('connecting')
    leave()
    await dropLiveConnection(supabase)
    if (!stopped) start()
  }
  const giveUp = (unanswered: string) => {
    interrupted(new Error(`no answer to ${unanswered}`))
    void reconnect()
  }
  const heartbeat = watchHeartbeat({
    onLate: () => void dropDeadConnections().then(inbox.catchUp),
    onDead: () => {
      giveUp('a heartbeat')
      checkServer()
    },
  })

  start()
  return {
    reconnect,
    retryNow: () => {
      if (store.get(liveStatusAtom) !== 'reconnecting') return
      show('connecting')
      void reconnect()
    },
    stop: () => {
      stopped = true
      leave()
      show('connecting')
    },
  }
}

/**
 * Shows a status, and from the second failure in a row on that nothing comes live.
 * @returns how many attempts in a row have failed
 */
function statusOf({ store }: MemberScope): (status: LiveStatus) => number {
  let failures = 0
  return (status) => {
    failures = status === 'reconnecting' ? failures + 1 : 0
    store.set(liveStatusAtom, status)
    windowStore.set(liveReachableAtom, failures < 2)
    return failures
  }
}

/** One timer at a time. */
function oneTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const after = (pause: number, next: () => void) => {
    stop()
    timer = setTimeout(next, pause)
  }
  return { after, stop }
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
