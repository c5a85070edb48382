import type { Cursor } from '#renderer/lib/keyset.ts'
import { supabase } from '#renderer/server/supabase.ts'
import type { Conversation } from '../conversation.ts'
import { PAGE_SIZE } from '../message.ts'

/**
 * One page of the signed-in member's conversation with a friend, oldest first (spec §7). One message more than the
 * page is read, to know whether there is an older one.
 * @param before the oldest message already known; without it the newest page is read
 * @throws the server's error
 */
export async function getConversationPage(friendId: string, before?: Cursor): Promise<Conversation> {
  const { data } = await supabase()
    .rpc('get_conversation', {
      friend_id: friendId,
      page_size: PAGE_SIZE + 1,
      ...(before && { before_time: before.created_at, before_id: before.id }),
    })
    .throwOnError()
  return { messages: data.slice(0, PAGE_SIZE).reverse(), hasOlder: data.length > PAGE_SIZE }
}
