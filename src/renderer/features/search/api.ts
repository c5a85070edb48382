import type { MemberCard } from '#renderer/entities/member/profile.ts'
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
