import { supabase } from '#renderer/lib/supabase.ts'
import type { Conversation } from '../model/conversation.ts'
import { MESSAGE_COLUMNS, PAGE_SIZE, type MessageCursor } from '../model/message.ts'
import { between, beyond } from './conversation-filter.ts'

/**
 * One page of a conversation, oldest first.
 * @param before the oldest message already known; without it the newest page is read
 * @throws the server's error
 */
export async function getConversationPage(
  userId: string,
  friendId: string,
  before?: MessageCursor,
): Promise<Conversation> {
  const pair = supabase().from('chat_messages').select(MESSAGE_COLUMNS).or(between(userId, friendId))
  // The plain bound besides the exact one lets PostgreSQL start in the right place of the index.
  const part = before ? pair.lte('created_at', before.created_at).or(beyond('lt', before)) : pair
  const { data } = await part
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE + 1)
    .throwOnError()
  return { messages: data.slice(0, PAGE_SIZE).reverse(), hasOlder: data.length > PAGE_SIZE }
}
