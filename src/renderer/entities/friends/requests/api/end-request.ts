import { supabase } from '#renderer/server/supabase.ts'

/**
 * Withdraws the member's own request, as long as it waits for its answer.
 * @throws the server's error; PGRST116 when it was answered, or is gone
 */
export async function withdrawRequest(senderId: string, receiverId: string): Promise<void> {
  await supabase()
    .from('friend_requests')
    .delete()
    .eq('sender_id', senderId)
    .eq('receiver_id', receiverId)
    .eq('status', 'pending')
    .select('status')
    .single()
    .throwOnError()
}

/** Ends the friendship of two members, whichever of them had asked; one that is over already stays so. @throws the server's error */
export async function endFriendship(one: string, other: string): Promise<void> {
  const asked = (from: string, to: string) => `and(sender_id.eq.${from},receiver_id.eq.${to})`
  await supabase()
    .from('friend_requests')
    .delete()
    .or(`${asked(one, other)},${asked(other, one)}`)
    .eq('status', 'accepted')
    .throwOnError()
}
