import { supabase } from '#renderer/lib/supabase.ts'
import { MESSAGE_COLUMNS, type ChatMessage, type MessageCursor } from '../model/message.ts'

const CATCH_UP_PAGE = 200

/**
 * All messages of the member, sent or received, from an instant on, oldest first.
 * @param since ISO text, inclusive
 * @throws the server's error
 */
export async function getMessagesSince(userId: string, since: string): Promise<readonly ChatMessage[]> {
  const found: ChatMessage[] = []
  for (;;) {
    const page = await getPage(userId, since, found.at(-1))
    found.push(...page)
    if (page.length < CATCH_UP_PAGE) return found
  }
}

async function getPage(userId: string, since: string, after?: MessageCursor) {
  const own = supabase()
    .from('chat_messages')
    .select(MESSAGE_COLUMNS)
    .or(`sender_id.eq.${userId},receiver_id.eq.${userId}`)
    .gte('created_at', after?.created_at ?? since)
  const { data } = await (after ? own.or(beyond(after)) : own)
    .order('created_at')
    .order('id')
    .limit(CATCH_UP_PAGE)
    .throwOnError()
  return data
}

/** PostgREST filter: strictly after a place in time, told apart by id within one instant. */
function beyond({ created_at, id }: MessageCursor): string {
  return `created_at.gt."${created_at}",and(created_at.eq."${created_at}",id.gt.${id})`
}
