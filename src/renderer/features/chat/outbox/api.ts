import { isDuplicate, isMisdated, isRateLimited, secondsToWait, serverTime } from '#renderer/server/errors.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { MESSAGE_COLUMNS, type ChatMessage } from '../messages/message.ts'

type Written =
  'content' | 'file_url' | 'file_type' | 'file_name' | 'file_size' | 'media_width' | 'media_height'

/** A text, or a file that is already stored. */
export type OutgoingMessage = Pick<ChatMessage, 'id' | 'sender_id' | 'receiver_id'> &
  Partial<Pick<ChatMessage, Written>>

/**
 * `refused`: the server rejects it for good. `unreachable`: no proper answer, worth another attempt. `limited`: a rate
 * limit; worth another attempt after these seconds, if the server named them. `misdated`: not stored, because the time in
 * its id is too far from the server's `now` (milliseconds since 1970); worth another attempt under a new id.
 */
export type SendOutcome =
  | { readonly status: 'sent'; readonly message: ChatMessage }
  | { readonly status: 'refused' | 'unreachable'; readonly cause: Error }
  | { readonly status: 'limited'; readonly cause: Error; readonly seconds: number | undefined }
  | { readonly status: 'misdated'; readonly cause: Error; readonly now: number }

/** Sends a message with an id made by the client: one that had already arrived counts as sent (spec §7, design §5). */
export async function sendMessage(supabase: Supabase, message: OutgoingMessage): Promise<SendOutcome> {
  const call = supabase.from('chat_messages').insert(message).select(MESSAGE_COLUMNS).single()
  // Starts at once; an `await` would delay it until the window has rendered the message.
  const { data, error, status } = await call.then((answer) => answer)
  if (data) return { status: 'sent', message: data }
  if (isDuplicate(error)) return readBack(supabase, message)
  return failed(status, error)
}

async function readBack(supabase: Supabase, { id, sender_id }: OutgoingMessage): Promise<SendOutcome> {
  const { data, error, status } = await supabase
    .from('chat_messages')
    .select(MESSAGE_COLUMNS)
    .eq('id', id)
    .eq('sender_id', sender_id)
    .single()
  return data ? { status: 'sent', message: data } : failed(status, error)
}

/** Statuses that may pass: an expired login, a timeout. */
const PASSING = new Set([401, 408])

function failed(status: number, error: Error | null): SendOutcome {
  const cause = error ?? new Error(`status ${status}`)
  if (isRateLimited(cause) || isRateLimited({ status }))
    return { status: 'limited', cause, seconds: secondsToWait(cause) }
  const now = isMisdated(cause) ? serverTime(cause) : undefined
  if (now !== undefined) return { status: 'misdated', cause, now }
  const refused = status >= 400 && status < 500 && !PASSING.has(status)
  return { status: refused ? 'refused' : 'unreachable', cause }
}
