import { supabase } from '#renderer/server/supabase.ts'
import type { Summaries } from '../summary.ts'

/**
 * The signed-in member's conversations, newest first: the latest hundred and all with something unread.
 * @throws the server's error
 */
export async function getConversations(): Promise<Summaries> {
  const { data } = await supabase().rpc('get_conversations').throwOnError()
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
