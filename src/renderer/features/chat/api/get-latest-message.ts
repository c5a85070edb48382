import { supabase } from '#renderer/lib/supabase.ts'
import type { MessageCursor } from '../model/message.ts'

/** The newest message the member has sent or received, `null` when there is none. @throws the server's error */
export async function getLatestMessage(userId: string): Promise<MessageCursor | null> {
  const { data } = await supabase()
    .from('chat_messages')
    .select('id,created_at')
    .or(`sender_id.eq.${userId},receiver_id.eq.${userId}`)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return data
}
