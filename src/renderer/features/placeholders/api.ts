import type { MemberCard } from '#renderer/entities/member/profile.ts'
import type { Supabase } from '#renderer/server/supabase.ts'

/** What a friend tells about themselves on their profile. */
export interface FriendFacts extends MemberCard {
  readonly city: string | null
  readonly professional_background: string | null
}

/** More than the pages can show. */
const MOST = 500

const SIDE = 'id, username, avatar_url, profile:profiles(city, professional_background)'

/**
 * Facts from the profiles of accepted friends, in one request that starts at the friendships: a filter on profiles
 * would read them all. The server returns a profile only to its member and their friends.
 * @throws the server's error
 */
export async function listFriendFacts(
  supabase: Supabase,
  userId: string,
  signal: AbortSignal,
): Promise<readonly FriendFacts[]> {
  const { data } = await supabase
    .from('friend_requests')
    .select(
      `sender:member_cards!friend_requests_sender_id_fkey(${SIDE}), receiver:member_cards!friend_requests_receiver_id_fkey(${SIDE})`,
    )
    .or(`sender_id.eq.${userId},receiver_id.eq.${userId}`)
    .eq('status', 'accepted')
    .order('created_at')
    .limit(MOST)
    .abortSignal(signal)
    .throwOnError()
  return data.map(({ sender, receiver }) => {
    const { profile, ...card } = sender.id === userId ? receiver : sender
    // A former friend's profile is no longer visible.
    return {
      ...card,
      city: profile?.city ?? null,
      professional_background: profile?.professional_background ?? null,
    }
  })
}
