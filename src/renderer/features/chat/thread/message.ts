/** A row of `chat_messages` (spec §3). `created_at` is the server's raw text, which serves as cursor. */
export interface ChatMessage {
  readonly id: string
  readonly sender_id: string
  readonly receiver_id: string
  readonly content: string | null
  readonly file_url: string | null
  readonly file_type: string | null
  readonly created_at: string
}

/** Place of a message in time; two messages of one instant are told apart by their id. */
export type MessageCursor = Pick<ChatMessage, 'id' | 'created_at'>

export const MESSAGE_COLUMNS = 'id,sender_id,receiver_id,content,file_url,file_type,created_at'

/** Messages a page (design §7). */
export const PAGE_SIZE = 50

/** Code points a message may have. */
export const MESSAGE_LIMIT = 4000

/** Sorts oldest first. The text is compared too, since PostgreSQL keeps microseconds and a JavaScript date does not. */
export function byTime(one: MessageCursor, other: MessageCursor): number {
  return (
    Date.parse(one.created_at) - Date.parse(other.created_at) ||
    compareText(one.created_at, other.created_at) ||
    compareText(one.id, other.id)
  )
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** The other one of the two who talk. */
export function friendOf(message: ChatMessage, userId: string): string {
  return message.sender_id === userId ? message.receiver_id : message.sender_id
}

/** The later of two places in time; `undefined` is before everything. */
export function later<T extends MessageCursor>(one: T | undefined, other: T | undefined): T | undefined {
  if (!one || !other) return one ?? other
  return byTime(one, other) < 0 ? other : one
}
