import { supabase } from '#renderer/lib/supabase.ts'
import type { Unsubscribe } from '#shared/bridge.ts'
import type { ChatMessage } from '../model/message.ts'

export interface MessageListener {
  readonly onMessage: (message: ChatMessage) => void
  /** `lost` may come back to `live` by itself; `closed` does not. */
  readonly onStatus: (status: 'live' | 'lost' | 'closed', cause?: Error) => void
}

/**
 * Follows the inserts of messages to the member, and of the member's own from another window (spec §4).
 * @returns ends the subscription; the listener is not called after that
 */
export function subscribeToMessages(userId: string, listener: MessageListener): Unsubscribe {
  let ended = false
  const insert = (column: 'sender_id' | 'receiver_id') =>
    ({
      event: 'INSERT',
      schema: 'public',
      table: 'chat_messages',
      filter: `${column}=eq.${userId}`,
    }) as const
  const receive = (payload: { new: ChatMessage }) => {
    if (!ended) listener.onMessage(payload.new)
  }
  // A topic of its own each time: a channel that is still leaving would be handed out again under the same name.
  const channel = supabase()
    .channel(`messages:${crypto.randomUUID()}`, { config: { postgres_changes_options: { wait: true } } })
    .on<ChatMessage>('postgres_changes', insert('receiver_id'), receive)
    .on<ChatMessage>('postgres_changes', insert('sender_id'), receive)
    .subscribe((status, cause) => {
      if (ended) return
      if (status === 'SUBSCRIBED') listener.onStatus('live')
      else listener.onStatus(status === 'CLOSED' ? 'closed' : 'lost', cause)
    })
  return () => {
    ended = true
    void supabase().removeChannel(channel)
  }
}
