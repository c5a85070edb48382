import type { Profile } from '#renderer/entities/member/profile.ts'
import type { Supabase } from '#renderer/server/supabase.ts'

/** What a friend's profile shows to friends. */
export type Told = Pick<Profile, 'id' | 'city' | 'professional_background' | 'bio'>

/** What some friends' profiles show; nothing for others. @throws the server's error */
export async function getTold(supabase: Supabase, friendIds: readonly string[]): Promise<readonly Told[]> {
  const { data } = await supabase
    .from('profiles')
    .select('id,city,professional_background,bio')
    .in('id', friendIds)
    .throwOnError()
  return data
}
