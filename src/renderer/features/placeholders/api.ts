import type { MemberCard } from '#renderer/entities/member/profile.ts'
import type { Supabase } from '#renderer/server/supabase.ts'

/** What a friend tells of themselves on their profile. */
export interface FriendFacts extends MemberCard {
  readonly city: string | null
  readonly professional_background: string | null
}

/** More than the rooms can show. */
const MOST = 500

const SIDE = 'id, username, avatar_url, profile:profiles(city, professional_background)'

/**
 * What accepted friends tell of themselves, in one request that starts from the friendships: a filter on profiles would
 * read them all. The server gives a profile to its member and their friends only. @throws the server's error
 */
export async function listFriendFacts(
  supabase: Supabase,
  userId: string,
  signal: AbortSignal,
): Promise<readonly FriendFacts[]> {
  const { data } = await supabase
    .from('friend_requests')
    .select(`sender:member_cards!sender_id(${SIDE}), receiver:member_cards!receiver_id(${SIDE})`)
    .or(`sender_id.eq.${userId},receiver_id.eq.${userId}`)
    .eq('status', 'accepted')
    .order('created_at')
    .limit(MOST)
    .abortSignal(signal)
    .throwOnError()
  return data.map(({ sender, receiver }) => {
    const { profile, ...card } = sender.id === userId ? receiver : sender
    // Who has left the friendship a moment ago shows no profile any more.
    return {
      ...card,
      city: profile?.city ?? null,
      professional_background: profile?.professional_background ?? null,
    }
  })
}
