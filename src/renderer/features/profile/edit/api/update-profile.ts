import { PROFILE_COLUMNS, type Profile } from '#renderer/entities/member/profile.ts'
import { errorFields, isDuplicate } from '#renderer/server/errors.ts'
import { supabase } from '#renderer/server/supabase.ts'
import { toUpdate, type ProfileForm } from '../profile-form.ts'

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly profile: Profile }
  /** Somebody has the name, or it is not its own clean form (decision 13). */
  | { readonly kind: 'name-taken' | 'name-refused'; readonly cause: unknown }

/** Changes the own profile (spec §7). @throws the server's error */
export async function updateProfile(id: string, form: ProfileForm): Promise<SaveOutcome> {
  const { data, error } = await supabase()
    .from('profiles')
    .update(toUpdate(form))
    .eq('id', id)
    .select(PROFILE_COLUMNS)
    .single()
  if (!error) return { kind: 'saved', profile: data }
  if (isDuplicate(error)) return { kind: 'name-taken', cause: error }
  if (String(errorFields(error).message).includes('profiles_username_clean'))
    return { kind: 'name-refused', cause: error }
  throw error
}
