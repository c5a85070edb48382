import { singleFlight } from '#renderer/lib/single-flight.ts'
import { compareOldestFirst, type Cursor } from '#renderer/lib/keyset.ts'
import { later, type ChatMessage } from '../messages/message.ts'

/** Dependencies of the inbox, injected so that it can be tested without a server. */
export interface InboxPorts {
  /** Up to where this machine has followed the member's messages; kept across restarts. */
  readonly cursor: { read(): Cursor | undefined; write(cursor: Cursor): void }
  readonly getSince: (since: string) => Promise<readonly ChatMessage[]>
  readonly getLatest: () => Promise<Cursor | null>
  /** Every message that became known, possibly again. */
  readonly onKnown: (messages: readonly ChatMessage[]) => void
  /** Messages the member has not been told of, each exactly once, oldest first. */
  readonly onNew: (messages: readonly ChatMessage[]) => void
}

export interface Inbox {
  /** A message from the live subscription. */
  receive(message: ChatMessage): void
  /** The subscription stands: from here on nothing is missed. */
  resumed(): Promise<void>
  /** The subscription is gone: what comes in now has to be fetched later. */
  interrupted(): void
  /** Reads everything since the last known message. A failure is logged; the next call reads what it missed. */
  catchUp(): Promise<void>
  /** The member has signed out: nothing more is asked in their name, told to them or kept, what is under way included. */
  stop(): void
}

/**
 * Milliseconds read again before the last known message, since a message is stamped when it is written and may become
 * visible, once its transaction ends, after one with a later stamp.
 */
const OVERLAP = 60_000

/** Ids remembered to recognise a message that is delivered twice. */
const MEMORY = 5_000

/** Where a member without any message starts from. */
const BEGINNING: Cursor = {
  id: '00000000-0000-0000-0000-000000000000',
  created_at: '1970-01-01T00:00:00+00:00',
}

/**
 * Joins the live subscription and catching up into one stream without gaps and doubles. The cursor moves on only
 * while nothing before it can be missing, so a message that came in during a gap is found by the next catch-up.
 */
export function createInbox(ports: InboxPorts): Inbox {
  const announced = createMemory(MEMORY)
  /** Counts subscriptions, 0 while there is none. */
  let subscription = 0
  let subscriptions = 0
  /** The subscription that has been caught up with, so that no gap is left before what it delivers. */
  let complete = 0
  let newestLive: Cursor | undefined
  let started = false
  let stopped = false

  const advance = (to: Cursor | undefined) => {
    const current = ports.cursor.read()
    const next = later(current, to)
    if (next && next !== current) ports.cursor.write({ id: next.id, created_at: next.created_at })
  }

  const announce = (messages: readonly ChatMessage[]) => {
    const fresh = messages.filter((message) => announced.add(message.id))
    if (fresh.length > 0) ports.onNew(fresh)
  }

  const readMissed = async () => {
    const during = subscription
    const from = ports.cursor.read() ?? (await ports.getLatest()) ?? BEGINNING
    if (stopped) return
    const messages = await ports.getSince(new Date(Date.parse(from.created_at) - OVERLAP).toISOString())
    if (stopped) return
    if (!started)
      messages
        .filter((message) => compareOldestFirst(message, from) <= 0)
        .forEach(({ id }) => announced.add(id))
    started = true
    ports.onKnown(messages)
    announce(messages)
    advance(messages.at(-1) ?? from)
    if (during > 0 && during === subscription) {
      complete = during
      advance(newestLive)
    }
  }

  const catchUp = singleFlight(async () => {
    if (stopped) return
    try {
      await readMissed()
    } catch (error) {
      if (!stopped) console.error('catching up with messages failed', error)
    }
  })

  return {
    catchUp,
    receive: (message) => {
      if (stopped) return
      newestLive = later(newestLive, message)
      ports.onKnown([message])
      announce([message])
      if (complete > 0 && complete === subscription) advance(message)
    },
    resumed: () => {
      subscription = ++subscriptions
      return catchUp()
    },
    interrupted: () => {
      subscription = 0
      newestLive = undefined
    },
    stop: () => {
      stopped = true
    },
  }
}

/** A set that forgets its oldest members. `add` answers whether the id was new. */
function createMemory(limit: number) {
  const ids = new Set<string>()
  const forgetOldest = () => {
    for (const oldest of ids) {
      ids.delete(oldest)
      return
    }
  }
  return {
    add: (id: string): boolean => {
      if (ids.has(id)) return false
      ids.add(id)
      if (ids.size > limit) forgetOldest()
      return true
    },
  }
}
