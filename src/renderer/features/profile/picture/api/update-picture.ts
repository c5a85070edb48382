import { PROFILE_COLUMNS, type Profile } from '#renderer/entities/member/profile.ts'
import { supabase } from '#renderer/server/supabase.ts'

export type PictureKind = 'avatar' | 'cover'

/** Shows a stored picture on the own profile (spec §7). @throws the server's error */
export async function updatePicture(userId: string, kind: PictureKind, address: string): Promise<Profile> {
  const { data } = await supabase()
    .from('profiles')
    .update(kind === 'avatar' ? { avatar_url: address } : { cover_url: address })
    .eq('id', userId)
    .select(PROFILE_COLUMNS)
    .single()
    .throwOnError()
  return data
}
