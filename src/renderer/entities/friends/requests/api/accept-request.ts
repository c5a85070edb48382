import { supabase } from '#renderer/server/supabase.ts'

/** Accepts the request of a member (spec §7). @throws the server's error; PGRST116 when it was withdrawn */
export async function acceptRequest(senderId: string, receiverId: string): Promise<void> {
  await supabase()
    .from('friend_requests')
    .update({ status: 'accepted' })
    .eq('sender_id', senderId)
    .eq('receiver_id', receiverId)
    .select('status')
    .single()
    .throwOnError()
}
