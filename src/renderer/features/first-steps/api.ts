import type { MemberCard } from '#renderer/entities/member/profile.ts'
import type { Supabase } from '#renderer/server/supabase.ts'

/** Whether a member has written a post. @throws the server's error */
export async function hasPosts(supabase: Supabase, userId: string): Promise<boolean> {
  const { data } = await supabase.from('posts').select('id').eq('user_id', userId).limit(1).throwOnError()
  return data.length > 0
}

/**
 * Recent authors of public posts, at most six, without the member's friends and open requests.
 * @throws the server's error
 */
export async function recentAuthors(supabase: Supabase): Promise<readonly MemberCard[]> {
  const { data } = await supabase.rpc('recent_authors').throwOnError()
  return data
}
