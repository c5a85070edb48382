import type { MemberCard, Profile } from '#renderer/entities/member/profile.ts'
import type { Supabase } from '#renderer/server/supabase.ts'

/**
 * At most five other members whose name contains the text, names beginning with it first (design §5).
 * @throws the server's error
 */
export async function searchMembers(
  supabase: Supabase,
  text: string,
  signal: AbortSignal,
): Promise<readonly MemberCard[]> {
  const { data } = await supabase.rpc('search_members', { q: text }).abortSignal(signal).throwOnError()
  return data
}

/** Where a friend is and what they do. */
export type Facts = Pick<Profile, 'id' | 'city' | 'professional_background'>

/** What some friends tell of themselves; the server tells it of nobody else. @throws the server's error */
export async function factsOf(
  supabase: Supabase,
  friendIds: readonly string[],
  signal: AbortSignal,
): Promise<readonly Facts[]> {
  const { data } = await supabase
    .from('profiles')
    .select('id,city,professional_background')
    .in('id', friendIds)
    .abortSignal(signal)
    .throwOnError()
  return data
}
