import type { ChatMessage } from '../message.ts'

export const ME = 'me'
export const FRIEND = 'friend'

/** A message in minute n from the friend to me, unless changed; its text is `m<n>`. */
export function message(minute: number, change: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `id-${String(minute).padStart(4, '0')}`,
    sender_id: FRIEND,
    receiver_id: ME,
    content: `m${minute}`,
    file_url: null,
    file_type: null,
    file_name: null,
    file_size: null,
    media_width: null,
    media_height: null,
    created_at: new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString().replace('Z', '+00:00'),
    ...change,
  }
}
