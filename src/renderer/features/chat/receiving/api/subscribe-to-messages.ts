import type { RealtimeChannel } from '@supabase/realtime-js'
import { realtime } from '#renderer/server/supabase.ts'
import type { Unsubscribe } from '#shared/bridge.ts'
import type { ChatMessage } from '../../thread/message.ts'

export interface MessageListener {
  readonly onMessage: (message: ChatMessage) => void
  /** `lost` may come back to `live` by itself; `closed` does not. */
  readonly onStatus: (status: 'live' | 'lost' | 'closed', cause?: Error) => void
}

/** What the database announces on a member's own topic when a row is added (design §5). */
interface Added {
  readonly table: string
  readonly record: ChatMessage
}

/**
 * Follows the inserts of messages to the member, and of the member's own from another window (spec §4), on the
 * member's private topic. A join that is refused is tried again by the library, with the token of that time.
 * @returns ends the subscription; the listener is not called after that
 */
export function subscribeToMessages(userId: string, listener: MessageListener): Unsubscribe {
  const live = realtime()
  let ended = false
  let channel: RealtimeChannel | undefined
  const join = async () => {
    // The join carries the token that is known by then; without one it would be refused.
    await live.setAuth()
    if (ended) return
    channel = live
      .channel(`member:${userId}`, { config: { private: true } })
      .on<Added>('broadcast', { event: 'INSERT' }, ({ payload: { table, record } }) => {
        if (!ended && table === 'chat_messages') listener.onMessage(record)
      })
      .subscribe((status, cause) => {
        if (ended) return
        if (status === 'SUBSCRIBED') listener.onStatus('live')
        else listener.onStatus(status === 'CLOSED' ? 'closed' : 'lost', cause)
      })
  }
  join().catch((cause: unknown) => {
    if (!ended) listener.onStatus('closed', cause instanceof Error ? cause : new Error(String(cause)))
  })
  return () => {
    ended = true
    if (channel) void live.removeChannel(channel)
  }
}
