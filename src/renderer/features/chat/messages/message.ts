import { compareOldestFirst, type Cursor } from '#renderer/lib/keyset.ts'

/** A row of `chat_messages` (spec §3). `created_at` is the server's raw text, which serves as a cursor. */
export interface ChatMessage {
  readonly id: string
  readonly sender_id: string
  readonly receiver_id: string
  readonly content: string | null
  readonly file_url: string | null
  readonly file_type: string | null
  /** File facts given by the sender's app: name, bytes, pixels of a picture or video. */
  readonly file_name: string | null
  readonly file_size: number | null
  readonly media_width: number | null
  readonly media_height: number | null
  readonly created_at: string
}

/** What remains of a deleted message. */
export type DeletedMessage = Pick<ChatMessage, 'id' | 'sender_id' | 'receiver_id'>

export const MESSAGE_COLUMNS =
  'id,sender_id,receiver_id,content,file_url,file_type,file_name,file_size,media_width,media_height,created_at'

/** Messages per page (design §7). */
export const PAGE_SIZE = 50

/** Most code points of a message. */
export const MESSAGE_LIMIT = 4000

/** The other participant of a conversation. */
export function friendOf(message: Omit<DeletedMessage, 'id'>, userId: string): string {
  return message.sender_id === userId ? message.receiver_id : message.sender_id
}

/** The later of two cursors; `undefined` is before everything. */
export function later<T extends Cursor>(one: T | undefined, other: T | undefined): T | undefined {
  if (!one || !other) return one ?? other
  return compareOldestFirst(one, other) < 0 ? other : one
}
