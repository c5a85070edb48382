import type { RealtimeChannel } from '@supabase/supabase-js'
import type { RequestChange } from '#renderer/entities/friends/friend.ts'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { onHeartbeat, type Supabase } from '#renderer/server/supabase.ts'
import type { Unsubscribe } from '#shared/bridge.ts'
import type { ReadReceipt } from '../messages/conversation-summary.ts'
import type { ChatMessage, DeletedMessage } from '../messages/message.ts'

export interface MessageListener {
  readonly onMessage: (message: ChatMessage) => void
  readonly onDeleted: (message: DeletedMessage) => void
  /** The member has read on in another window, or a friend in theirs. */
  readonly onRead: (mark: ReadReceipt) => void
  /** A friend request of the member, or to them, has come, was answered or is gone. */
  readonly onRequest: (change: RequestChange) => void
  /** `lost` may come back to `live` by itself; `closed` does not. */
  readonly onStatus: (status: 'live' | 'lost' | 'closed', cause?: Error) => void
  /** The connection has asked whether the server is there (every 10 s while idle), or has been answered. */
  readonly onHeartbeat: (event: 'asked' | 'answered') => void
}

/** Events that the database announces on a member's own topic (design §5). */
type Change =
  | { readonly table: 'chat_messages'; readonly operation: 'INSERT'; readonly record: ChatMessage }
  | { readonly table: 'chat_messages'; readonly operation: 'DELETE'; readonly old_record: DeletedMessage }
  | { readonly table: 'chat_reads'; readonly operation: string; readonly record: ReadReceipt }
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
export function subscribeToMessages(
  supabase: Supabase,
  userId: string,
  listener: MessageListener,
): Unsubscribe {
  const live = supabase.realtime
  let ended = false
  let channel: RealtimeChannel | undefined
  const stopHeartbeat = onHeartbeat(supabase, listener.onHeartbeat)
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
    stopHeartbeat()
    if (channel) void live.removeChannel(channel)
  }
}

const CATCH_UP_PAGE = 200
/** Milliseconds for one page: a call that hangs in a dead connection must not hold the next one up for long. */
const PAGE_LIMIT = 8_000

/**
 * All messages the signed-in member sent or received from an instant on, oldest first.
 * @param since ISO text, inclusive
 * @throws the server's error
 */
export async function getMessagesSince(supabase: Supabase, since: string): Promise<readonly ChatMessage[]> {
  const found: ChatMessage[] = []
  for (;;) {
    const page = await getPage(supabase, since, found.at(-1))
    found.push(...page)
    if (page.length < CATCH_UP_PAGE) return found
  }
}

async function getPage(supabase: Supabase, since: string, after?: Cursor): Promise<readonly ChatMessage[]> {
  const place = after ? { since: after.created_at, after_id: after.id } : { since }
  const { data } = await supabase
    .rpc('get_messages_since', { ...place, page_size: CATCH_UP_PAGE })
    .abortSignal(AbortSignal.timeout(PAGE_LIMIT))
    .throwOnError()
  return data
}

/** The newest message the signed-in member has sent or received, `null` when there is none. @throws the server's error */
export async function getLatestMessage(supabase: Supabase): Promise<Cursor | null> {
  const { data } = await supabase.rpc('get_latest_message').throwOnError()
  return data[0] ?? null
}

/** Closes the live connection, so that the next subscription opens a new one. Resolves when it is closed. */
export async function dropLiveConnection(supabase: Supabase): Promise<void> {
  await supabase.realtime.disconnect()
}
