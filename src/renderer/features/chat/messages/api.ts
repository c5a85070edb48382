import type { Cursor } from '#renderer/lib/keyset.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import type { Summaries } from './conversation-summary.ts'
import type { Conversation } from './conversation.ts'
import { PAGE_SIZE } from './message.ts'

/**
 * The signed-in member's conversations, newest first: the latest hundred and all with unread messages.
 * @throws the server's error
 */
export async function getConversations(supabase: Supabase): Promise<Summaries> {
  const { data } = await supabase.rpc('get_conversations').throwOnError()
  return data.map((row) => ({
    friendId: row.friend_id,
    unread: row.unread_count,
    readAt: row.last_read_at,
    friendReadAt: row.friend_read_at,
    latest: {
      id: row.latest_id,
      sender_id: row.latest_sender_id,
      content: row.latest_content,
      file_type: row.latest_file_type,
      file_name: row.latest_file_name,
      created_at: row.latest_at,
    },
  }))
}

/**
 * One page of the signed-in member's conversation with a friend, oldest first (spec §7). Reads one message more than
 * the page, to know whether there is an older one.
 * @param before the oldest known message; without it the newest page is read
 * @throws the server's error
 */
export async function getConversationPage(
  supabase: Supabase,
  friendId: string,
  before?: Cursor,
): Promise<Conversation> {
  const { data } = await supabase
    .rpc('get_conversation', {
      friend_id: friendId,
      page_size: PAGE_SIZE + 1,
      ...(before && { before_time: before.created_at, before_id: before.id }),
    })
    .throwOnError()
  return { messages: data.slice(0, PAGE_SIZE).reverse(), hasOlder: data.length > PAGE_SIZE }
}

/**
 * Tells the server how far the signed-in member has read a conversation.
 * @param upTo `created_at` of the newest message seen
 * @throws the server's error
 */
export async function markConversationRead(
  supabase: Supabase,
  friendId: string,
  upTo: string,
): Promise<void> {
  await supabase.rpc('mark_conversation_read', { friend_id: friendId, up_to: upTo }).throwOnError()
}

/** Deletes a message of the signed-in member; does nothing if it is already gone. @throws the server's error */
export async function deleteMessage(supabase: Supabase, id: string): Promise<void> {
  await supabase.from('chat_messages').delete().eq('id', id).throwOnError()
}
