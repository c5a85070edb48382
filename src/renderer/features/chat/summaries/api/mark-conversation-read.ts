import { supabase } from '#renderer/server/supabase.ts'

/**
 * Tells the server how far the signed-in member has read a conversation.
 * @param upTo `created_at` of the newest message that was seen
 * @throws the server's error
 */
export async function markConversationRead(friendId: string, upTo: string): Promise<void> {
  await supabase().rpc('mark_conversation_read', { friend_id: friendId, up_to: upTo }).throwOnError()
}
