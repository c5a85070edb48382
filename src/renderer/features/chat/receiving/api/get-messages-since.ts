import type { Cursor } from '#renderer/lib/keyset.ts'
import { supabase, type Supabase } from '#renderer/server/supabase.ts'
import type { ChatMessage } from '../../thread/message.ts'

const CATCH_UP_PAGE = 200
/** Milliseconds for one page: a call that hangs in a dead connection must not hold the next one up for long. */
const PAGE_LIMIT = 8_000

/**
 * All messages the signed-in member sent or received from an instant on, oldest first.
 * @param since ISO text, inclusive
 * @throws the server's error
 */
export async function getMessagesSince(since: string): Promise<readonly ChatMessage[]> {
  // The connection of who asks, also for the next pages.
  const server = supabase()
  const found: ChatMessage[] = []
  for (;;) {
    const page = await getPage(server, since, found.at(-1))
    found.push(...page)
    if (page.length < CATCH_UP_PAGE) return found
  }
}

async function getPage(server: Supabase, since: string, after?: Cursor): Promise<readonly ChatMessage[]> {
  const place = after ? { since: after.created_at, after_id: after.id } : { since }
  const { data } = await server
    .rpc('get_messages_since', { ...place, page_size: CATCH_UP_PAGE })
    .abortSignal(AbortSignal.timeout(PAGE_LIMIT))
    .throwOnError()
  return data
}
