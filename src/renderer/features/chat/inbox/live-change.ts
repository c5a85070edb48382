import { z } from 'zod/mini'

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

/** What this version understands of the events on a member's own topic (design §5). */
const change = z.union([
  z.object({ table: z.literal('chat_messages'), operation: z.literal('INSERT'), record: message }),
  z.object({ table: z.literal('chat_messages'), operation: z.literal('DELETE'), old_record: deletedMessage }),
  z.object({ table: z.literal('chat_reads'), operation: z.enum(['INSERT', 'UPDATE']), record: receipt }),
  z.object({
    table: z.literal('friend_requests'),
    operation: z.enum(['INSERT', 'UPDATE', 'DELETE']),
    record: z.nullable(request),
    old_record: z.nullable(request),
  }),
])

export type LiveChange = z.infer<typeof change>

const known = z.object({ table: z.enum(['chat_messages', 'chat_reads', 'friend_requests']) })

/**
 * Reads an event of the live connection, which may come from a server older or newer than this app.
 * @returns `unreadable` for an event about what this version knows, in a form it does not: the data API has to be asked;
 * `unknown` for all others, which concern later versions alone
 */
export function readChange(event: unknown): LiveChange | 'unreadable' | 'unknown' {
  const read = change.safeParse(event)
  if (read.success) return read.data
  return known.safeParse(event).success ? 'unreadable' : 'unknown'
}
