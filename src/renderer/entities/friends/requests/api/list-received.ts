import type { MemberCard } from '#renderer/entities/member/member-card.ts'
import { supabase } from '#renderer/server/supabase.ts'

/** Most that are shown at once; the answered ones make room for the next. */
const MOST = 50

/** Who waits for the member's answer, the latest first. @throws the server's error */
export async function listReceived(userId: string): Promise<readonly MemberCard[]> {
  const { data } = await supabase()
    .from('friend_requests')
    .select('sender:member_cards!sender_id(id, username, avatar_url)')
    .eq('receiver_id', userId)
    .eq('status', 'pending')
    .order('created_at', { ascending: false })
    .order('sender_id')
    .limit(MOST)
    .throwOnError()
  return data.map(({ sender }) => sender)
}
