import { singleFlight } from '#renderer/lib/single-flight.ts'
import { compareOldestFirst, type Cursor } from '#renderer/lib/keyset.ts'
import { later, type ChatMessage } from '../messages/message.ts'

/** Dependencies of the inbox, injected for testing without a server. */
export interface InboxPorts {
  /** How far this machine has followed the member's messages; kept across restarts. */
  readonly cursor: { read(): Cursor | undefined; write(cursor: Cursor): void }
  readonly getSince: (since: string) => Promise<readonly ChatMessage[]>
  readonly getLatest: () => Promise<Cursor | null>
  /** Called with every message that became known, possibly repeatedly. */
  readonly onKnown: (messages: readonly ChatMessage[]) => void
  /** Called with messages that the member has not been told of, each exactly once, oldest first. */
  readonly onNew: (messages: readonly ChatMessage[]) => void
  /** Called instead with those of a catch-up, which the member may have read or answered elsewhere. */
  readonly onMissed: (messages: readonly ChatMessage[]) => void
  /** Called when the live subscription, though it stood, has not delivered a message: other events may be missing too. */
  readonly onGap: () => void
}

export interface Inbox {
  /** A message from the live subscription. */
  receive(message: ChatMessage): void
  /** The subscription is up or down: what comes while it is up should be delivered. */
  follow(isLive: boolean): void
  /** Reads everything since the last catch-up. A failure is logged; the next call reads what it missed. */
  catchUp(): Promise<void>
  /** The member has signed out: nothing more is requested, reported or stored, even by calls in progress. */
  stop(): void
}

/**
 * Milliseconds read again before the last known message: a message is stamped when it is written, and may become
 * visible after one with a later stamp, when its transaction ends.
 */
const OVERLAP = 60_000

/** Ids remembered to recognise messages delivered twice. */
const MEMORY = 5_000

/** Start of a member without any message. */
const BEGINNING: Cursor = {
  id: '00000000-0000-0000-0000-000000000000',
  created_at: '1970-01-01T00:00:00+00:00',
}

/**
 * Joins the live subscription and catch-ups into one stream without duplicates. The subscription is a hint: the server
 * drops what it would have to send beyond its limits, and whatever was written while it had lost its own database, without
 * a word. So the cursor advances with catch-ups alone, and the next one finds what was dropped.
 */
export function createInbox(ports: InboxPorts): Inbox {
  const announced = createMemory(MEMORY)
  /** Since when the subscription stands, in milliseconds of `performance.now()`. */
  let liveSince: number | undefined
  let caughtUpAt: number | undefined
  let started = false
  let stopped = false

  const advance = (to: Cursor) => {
    const current = ports.cursor.read()
    const next = later(current, to)
    if (next && next !== current) ports.cursor.write({ id: next.id, created_at: next.created_at })
  }

  const announce = (messages: readonly ChatMessage[], tell: InboxPorts['onNew']): boolean => {
    const fresh = messages.filter((message) => announced.add(message.id))
    if (fresh.length > 0) tell(fresh)
    return fresh.length > 0
  }

  const readMissed = async () => {
    const from = ports.cursor.read() ?? (await ports.getLatest()) ?? BEGINNING
    if (stopped) return
    const asked = performance.now()
    // The catch-up before this one found what came before the subscription.
    const isDelivered = liveSince !== undefined && caughtUpAt !== undefined && liveSince < caughtUpAt
    const messages = await ports.getSince(new Date(Date.parse(from.created_at) - OVERLAP).toISOString())
    if (stopped) return
    if (!started)
      messages
        .filter((message) => compareOldestFirst(message, from) <= 0)
        .forEach(({ id }) => announced.add(id))
    started = true
    ports.onKnown(messages)
    const hasMissed = announce(messages, ports.onMissed)
    advance(messages.at(-1) ?? from)
    caughtUpAt = asked
    if (hasMissed && isDelivered) ports.onGap()
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
      ports.onKnown([message])
      announce([message], ports.onNew)
    },
    follow: (isLive) => {
      liveSince = isLive ? (liveSince ?? performance.now()) : undefined
    },
    stop: () => {
      stopped = true
    },
  }
}

/** A set that drops its oldest members. `add` returns whether the id was new. */
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
