import { singleFlight } from '#renderer/lib/single-flight.ts'
import { compareOldestFirst } from '#renderer/lib/keyset.ts'
import type { ChatMessage } from '../messages/message.ts'
import type { ChangePage } from './api.ts'
import type { Change } from './change.ts'

/** Dependencies of the inbox, injected for testing without a server. */
export interface InboxPorts {
  /** How far this machine has followed the member's changes; kept across restarts. */
  readonly cursor: { read(): string | undefined; write(cursor: string): void }
  /** Without a cursor an empty page, which ends now. */
  readonly getChanges: (cursor?: string) => Promise<ChangePage | 'expired'>
  readonly isDeleted: (id: string) => boolean
  /** Called with every message that became known, possibly repeatedly. */
  readonly onKnown: (messages: readonly ChatMessage[]) => void
  /** Called with messages that the member has not been told of, each exactly once, oldest first. */
  readonly onNew: (messages: readonly ChatMessage[]) => void
  /** Called instead with those of a catch-up, which the member may have read or answered elsewhere. */
  readonly onMissed: (messages: readonly ChatMessage[]) => void
  /** Called with everything else that a catch-up found, possibly repeatedly. */
  readonly onChange: (change: Change) => void
  /** Called when not all that has changed can be told: it has to be read anew. */
  readonly onLost: () => void
}

export interface Inbox {
  /** A message from the live subscription. */
  receive(message: ChatMessage): void
  /** Reads everything since the last catch-up. A failure is logged; the next call reads what it missed. */
  catchUp(): Promise<void>
  /** The member has signed out: nothing more is requested, reported or stored, even by calls in progress. */
  stop(): void
}

/** Ids remembered to recognise messages that came live, too. */
const MEMORY = 5_000

/**
 * Joins the live subscription and the feed of changes into one stream without duplicates. The subscription is a hint: the
 * server drops what it would have to send beyond its limits, and whatever was written while it had lost its own database,
 * without a word. So the cursor advances with catch-ups alone, and the next one finds what was dropped.
 */
export function createInbox(ports: InboxPorts): Inbox {
  const announced = createMemory(MEMORY)
  let stopped = false

  const announce = (messages: readonly ChatMessage[], tell: InboxPorts['onNew']) => {
    const fresh = messages.filter((message) => announced.add(message.id))
    if (fresh.length > 0) tell(fresh)
  }

  const take = (changes: ChangePage['changes']) => {
    const read = changes.filter((change) => change !== 'unreadable')
    // Deleted ones are not shown first, and a receipt counts the messages before it.
    read.filter(isDeletion).forEach(ports.onChange)
    const messages = read
      .flatMap((change) => (isMessage(change) && !ports.isDeleted(change.record.id) ? [change.record] : []))
      .sort(compareOldestFirst)
    ports.onKnown(messages)
    announce(messages, ports.onMissed)
    read.filter((change) => !isMessage(change) && !isDeletion(change)).forEach(ports.onChange)
    if (read.length < changes.length) ports.onLost()
  }

  const beginAnew = async () => {
    const page = await ports.getChanges()
    if (stopped || page === 'expired') return
    ports.cursor.write(page.cursor)
    ports.onLost()
  }

  const readMissed = async () => {
    for (let isLast = false; !isLast && !stopped;) {
      const from = ports.cursor.read()
      const page = from === undefined ? 'expired' : await ports.getChanges(from)
      if (stopped) return
      if (page === 'expired') return beginAnew()
      take(page.changes)
      ports.cursor.write(page.cursor)
      isLast = page.isLast
    }
  }

  const catchUp = singleFlight(async () => {
    if (stopped) return
    try {
      await readMissed()
    } catch (error) {
      if (!stopped) console.error('catching up with changes failed', error)
    }
  })

  return {
    catchUp,
    receive: (message) => {
      if (stopped) return
      ports.onKnown([message])
      announce([message], ports.onNew)
    },
    stop: () => {
      stopped = true
    },
  }
}

type OfMessages = Extract<Change, { readonly table: 'chat_messages' }>

const isMessage = (change: Change): change is Extract<OfMessages, { readonly operation: 'INSERT' }> =>
  change.table === 'chat_messages' && change.operation === 'INSERT'

const isDeletion = (change: Change): boolean => change.table === 'chat_messages' && !isMessage(change)

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
