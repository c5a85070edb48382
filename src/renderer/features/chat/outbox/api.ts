import { isDuplicate } from '#renderer/server/errors.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { MESSAGE_COLUMNS, type ChatMessage } from '../messages/message.ts'

type Written =
  'content' | 'file_url' | 'file_type' | 'file_name' | 'file_size' | 'media_width' | 'media_height'

/** A text, or a file that is already stored. */
export type OutgoingMessage = Pick<ChatMessage, 'id' | 'sender_id' | 'receiver_id'> &
  Partial<Pick<ChatMessage, Written>>

/**
 * Sends a message with an id made by the client: one that had already arrived counts as sent (spec §7, design §5).
 * @throws the server's error with the status of its answer; `TypeError` without an answer
 */
export async function sendMessage(supabase: Supabase, message: OutgoingMessage): Promise<ChatMessage> {
  const call = supabase.from('chat_messages').insert(message).select(MESSAGE_COLUMNS).single()
  // Starts at once; an `await` would delay it until the window has rendered the message.
  const { data, error, status } = await call.then((answer) => answer)
  if (data) return data
  if (isDuplicate(error)) return readBack(supabase, message)
  throw failure(status, error)
}

async function readBack(supabase: Supabase, { id, sender_id }: OutgoingMessage): Promise<ChatMessage> {
  const { data, error, status } = await supabase
    .from('chat_messages')
    .select(MESSAGE_COLUMNS)
    .eq('id', id)
    .eq('sender_id', sender_id)
    .single()
  if (data) return data
  throw failure(status, error)
}

/** What failed, as `failureKind` and `isAway` read it: the client keeps the status apart, and calls it 0 where nobody answered. */
function failure(status: number, error: Error | null): Error {
  const words = error?.message ?? `status ${status}`
  if (status === 0) return new TypeError(words)
  return Object.assign(new Error(words), error, { name: 'PostgrestError', status })
}
