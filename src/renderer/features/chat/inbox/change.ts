import { z } from 'zod/mini'
import type { RequestChange } from '#renderer/entities/friends/friend.ts'
import type { ReadReceipt } from '../messages/conversation-summary.ts'
import type { ChatMessage, DeletedMessage } from '../messages/message.ts'

/** Fields are those this version uses: a later server may send more of them, which are left out. */
const message = z.object({
  id: z.string(),
  sender_id: z.string(),
  receiver_id: z.string(),
  content: z.nullable(z.string()),
  file_url: z.nullable(z.string()),
  file_type: z.nullable(z.string()),
  file_name: z.nullable(z.string()),
  file_size: z.nullable(z.number()),
  media_width: z.nullable(z.number()),
  media_height: z.nullable(z.number()),
  created_at: z.string(),
})

const deletedMessage = z.object({ id: z.string(), sender_id: z.string(), receiver_id: z.string() })

const receipt = z.object({
  user_id: z.string(),
  friend_id: z.string(),
  last_read_at: z.string(),
  unread_count: z.exactOptional(z.number()),
})

const request = z.object({
  sender_id: z.string(),
  receiver_id: z.string(),
  status: z.enum(['pending', 'accepted']),
})

const card = z.object({ id: z.string() })

/** What this version understands of live events and of the feed of changes (decision 70). */
const change = z.union([
  z.object({ table: z.literal('chat_messages'), operation: z.literal('INSERT'), record: message }),
  z.object({ table: z.literal('chat_messages'), operation: z.literal('DELETE'), old_record: deletedMessage }),
  z.object({ table: z.literal('chat_reads'), operation: z.enum(['INSERT', 'UPDATE']), record: receipt }),
  z.object({
    table: z.literal('friend_requests'),
    operation: z.enum(['INSERT', 'UPDATE']),
    record: request,
    old_record: z.nullable(request),
  }),
  z.object({
    table: z.literal('friend_requests'),
    operation: z.literal('DELETE'),
    record: z.null(),
    old_record: request,
  }),
  z.object({ table: z.literal('member_cards'), operation: z.literal('UPDATE'), record: card }),
  z.object({ table: z.literal('member_cards'), operation: z.literal('DELETE'), old_record: card }),
])

export type Change = z.infer<typeof change>

/** Listeners for what has changed, live or caught up with. */
export interface ChangeListener {
  readonly onMessage: (message: ChatMessage) => void
  readonly onDeleted: (message: DeletedMessage) => void
  /** The member has read further in another window, or a friend in theirs. */
  readonly onRead: (mark: ReadReceipt) => void
  /** A friend request from or to the member was sent, answered or removed. */
  readonly onRequest: (change: RequestChange) => void
  /** Somebody whom the member knows was banned or is back, or their account has ended. */
  readonly onMember: (id: string, hasEnded: boolean) => void
}

/** Hands a change to the listener for its kind. */
export function dispatch(change: Change, listener: ChangeListener): void {
  switch (change.table) {
    case 'chat_messages':
      if (change.operation === 'INSERT') return listener.onMessage(change.record)
      return listener.onDeleted(change.old_record)
    case 'chat_reads':
      return listener.onRead(change.record)
    case 'friend_requests':
      return listener.onRequest(change)
    case 'member_cards':
      if (change.operation === 'UPDATE') return listener.onMember(change.record.id, false)
      return listener.onMember(change.old_record.id, true)
  }
}

const ofKnownTable = z.object({
  table: z.enum(['chat_messages', 'chat_reads', 'friend_requests', 'member_cards']),
})

/** The format of live events that this version reads; a server that names none has the first. */
const VERSION = 1
const versioned = z.object({ version: z._default(z.number().check(z.maximum(VERSION)), VERSION) })

/**
 * Reads an event of the live connection, which may come from a server older or newer than this app.
 * @returns `unreadable` for an event about what this version knows, in a form it does not: the data API has to be asked;
 * `unknown` for all others, which concern later versions alone
 */
export function readEvent(event: unknown): Change | 'unreadable' | 'unknown' {
  if (!ofKnownTable.safeParse(event).success) return 'unknown'
  const read = change.safeParse(event)
  return read.success && versioned.safeParse(event).success ? read.data : 'unreadable'
}

/** A row of `get_changes_since`. */
interface ChangeRow {
  readonly kind: string | null
  readonly operation: string | null
  readonly record: unknown
}

/** Reads a row of the feed of changes, as `readEvent` does. */
export function readRow({ kind: table, operation, record }: ChangeRow): ReturnType<typeof readEvent> {
  const isDeletion = operation === 'DELETE'
  return readEvent({
    table,
    operation,
    record: isDeletion ? null : record,
    old_record: isDeletion ? record : null,
  })
}
