import type { RealtimeChannel } from '@supabase/supabase-js'
import { isUnknownCursor } from '#renderer/server/errors.ts'
import { onHeartbeat, type Supabase } from '#renderer/server/supabase.ts'
import type { Unsubscribe } from '#shared/bridge.ts'
import { dispatch, readEvent, readRow, type Change, type ChangeListener } from './change.ts'

export interface MessageListener extends ChangeListener {
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
  const change = readEvent(event)
  if (change === 'unreadable') listener.onUnreadable()
  else if (change !== 'unknown') dispatch(change, listener)
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

/** What has changed for the signed-in member, in order. What only later versions know is left out. */
export interface ChangePage {
  readonly changes: readonly (Change | 'unreadable')[]
  /** Where the next page begins. */
  readonly cursor: string
  readonly isLast: boolean
}

/**
 * One page of what has changed.
 * @param cursor of the page before; without it the page is empty and ends now
 * @returns `expired` for a cursor that the server does not serve any more
 * @throws the server's error
 */
export async function getChanges(supabase: Supabase, cursor = ''): Promise<ChangePage | 'expired'> {
  try {
    const { data } = await supabase
      .rpc('get_changes_since', { page_size: CATCH_UP_PAGE, ...(cursor && { cursor }) })
      .abortSignal(AbortSignal.timeout(PAGE_LIMIT))
      .throwOnError()
    return {
      changes: data.map(readRow).filter((change) => change !== 'unknown'),
      cursor: data.at(-1)?.cursor ?? cursor,
      isLast: data.length < CATCH_UP_PAGE,
    }
  } catch (error) {
    if (isUnknownCursor(error)) return 'expired'
    throw error
  }
}

/** Closes the live connection, so that the next subscription opens a new one. Resolves when it is closed. */
export async function dropLiveConnection(supabase: Supabase): Promise<void> {
  await supabase.realtime.disconnect()
}
