import { supabase } from '#renderer/server/supabase.ts'
import { PET_COLUMNS, type Pet } from '../pet.ts'

/** The first pet of a member, which stands on their profile (spec §7); `null` for who has none. @throws the server's error */
export async function getFirstPet(ownerId: string): Promise<Pet | null> {
  const { data } = await supabase()
    .from('pet_profiles')
    .select(PET_COLUMNS)
    .eq('owner_id', ownerId)
    .order('created_at')
    .order('id')
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return data
}
