import type { RealtimeChannel } from '@supabase/supabase-js'
import { realtime } from '#renderer/server/supabase.ts'
import type { Unsubscribe } from '#shared/bridge.ts'
import type { RequestChange } from '#renderer/entities/friends/friend.ts'
import type { ReadMark } from '../../summaries/summary.ts'
import type { ChatMessage, DeletedMessage } from '../../thread/message.ts'

export interface MessageListener {
  readonly onMessage: (message: ChatMessage) => void
  readonly onDeleted: (message: DeletedMessage) => void
  /** The member has read on in another window, or a friend in theirs. */
  readonly onRead: (mark: ReadMark) => void
  /** A friend request of the member, or to them, has come, was answered or is gone. */
  readonly onRequest: (change: RequestChange) => void
  /** `lost` may come back to `live` by itself; `closed` does not. */
  readonly onStatus: (status: 'live' | 'lost' | 'closed', cause?: Error) => void
}

/** What the database announces on a member's own topic (design §5). */
type Change =
  | { readonly table: 'chat_messages'; readonly operation: 'INSERT'; readonly record: ChatMessage }
  | { readonly table: 'chat_messages'; readonly operation: 'DELETE'; readonly old_record: DeletedMessage }
  | { readonly table: 'chat_reads'; readonly operation: string; readonly record: ReadMark }
  | ({ readonly table: 'friend_requests'; readonly operation: string } & RequestChange)

function tell(listener: MessageListener, change: Change): void {
  if (change.table === 'friend_requests') listener.onRequest(change)
  else if (change.table === 'chat_reads') listener.onRead(change.record)
  else if (change.operation === 'INSERT') listener.onMessage(change.record)
  else listener.onDeleted(change.old_record)
}

/**
 * Follows the inserts of messages to the member, and of the member's own from another window (spec §4), what becomes of
 * them, and what happens to their friend requests, on the member's private topic. A join that is refused is tried again
 * by the library, with the token of that time.
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
      .on<Change>('broadcast', { event: '*' }, ({ payload: change }) => {
        if (!ended) tell(listener, change)
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
