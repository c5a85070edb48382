import type { RealtimeChannel } from '@supabase/supabase-js'
import type { RequestChange } from '#renderer/entities/friends/friend.ts'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { onHeartbeat, type Supabase } from '#renderer/server/supabase.ts'
import type { Unsubscribe } from '#shared/bridge.ts'
import type { ReadReceipt } from '../messages/conversation-summary.ts'
import type { ChatMessage, DeletedMessage } from '../messages/message.ts'
import { readChange } from './live-change.ts'

export interface MessageListener {
  readonly onMessage: (message: ChatMessage) => void
  readonly onDeleted: (message: DeletedMessage) => void
  /** The member has read further in another window, or a friend in theirs. */
  readonly onRead: (mark: ReadReceipt) => void
  /** A friend request from or to the member was sent, answered or removed. */
  readonly onRequest: (change: RequestChange) => void
  /** `lost` may return to `live` by itself; `closed` does not. */
  readonly onStatus: (status: 'live' | 'lost' | 'closed', cause?: Error) => void
  /** Something happened that this version cannot read, so that it has to be asked for. */
  readonly onUnreadable: () => void
  /** Only now the server passes on what the database sends: what came before it, though subscribed, was not delivered. */
  readonly onReplication: () => void
  /** The connection has sent a heartbeat (every 10 s while idle), or got its answer. */
  readonly onHeartbeat: (event: 'asked' | 'answered') => void
}

function emit(listener: MessageListener, event: unknown): void {
  const change = readChange(event)
  if (change === 'unknown') return
  if (change === 'unreadable') listener.onUnreadable()
  else if (change.table === 'friend_requests') listener.onRequest(change)
  else if (change.table === 'chat_reads') listener.onRead(change.record)
  else if (change.operation === 'INSERT') listener.onMessage(change.record)
  else listener.onDeleted(change.old_record)
}

/**
 * Subscribes to the member's private topic: new messages to them and from their other windows (spec §4), changes to
 * those, and changes of friend requests. The library retries a refused join with the current token.
 * @returns ends the subscription; no listener is called after that
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
    // The join uses the token known at that time; without one it would be refused.
    await live.setAuth()
    if (ended) return
    channel = live
      .channel(`member:${userId}`, { config: { private: true, broadcast: { replication_ready: true } } })
      .on('broadcast', { event: '*' }, (event: { readonly payload?: unknown }) => {
        if (!ended) emit(listener, event.payload)
      })
      .on('system', {}, ({ status }) => {
        if (!ended && status === 'ok') listener.onReplication()
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
/** Milliseconds per page: a call hanging in a dead connection must not delay the next one for long. */
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

/** The newest message the signed-in member has sent or received; `null` if there is none. @throws the server's error */
export async function getLatestMessage(supabase: Supabase): Promise<Cursor | null> {
  const { data } = await supabase.rpc('get_latest_message').throwOnError()
  return data[0] ?? null
}

/** Closes the live connection, so that the next subscription opens a new one. Resolves when it is closed. */
export async function dropLiveConnection(supabase: Supabase): Promise<void> {
  await supabase.realtime.disconnect()
}
