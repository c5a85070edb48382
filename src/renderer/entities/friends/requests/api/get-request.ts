import { supabase } from '#renderer/server/supabase.ts'
import type { FriendRequest } from '../relation.ts'

/** The request between two members, whichever of them sent it (spec §7); `null` when there is none. @throws the server's error */
export async function getRequest(one: string, other: string): Promise<FriendRequest | null> {
  const sent = (from: string, to: string) => `and(sender_id.eq.${from},receiver_id.eq.${to})`
  const { data } = await supabase()
    .from('friend_requests')
    .select('sender_id,receiver_id,status')
    .or(`${sent(one, other)},${sent(other, one)}`)
    .maybeSingle()
    .throwOnError()
  return data
}
