import { PROFILE_COLUMNS, type Profile } from '#renderer/entities/member/profile.ts'
import { supabase } from '#renderer/server/supabase.ts'

/** The profile of a friend. @throws the server's error; PGRST116 for who is none */
export async function getProfile(id: string): Promise<Profile> {
  const { data } = await supabase()
    .from('profiles')
    .select(PROFILE_COLUMNS)
    .eq('id', id)
    .single()
    .throwOnError()
  return data
}
