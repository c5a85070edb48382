import { supabase } from '#renderer/server/supabase.ts'
import { PET_COLUMNS, type Pet } from '../pet.ts'

/**
 * The pet that stands on a member's profile, `null` for who has none: of several the newest, to which its creation has led.
 * @throws the server's error
 */
export async function getFirstPet(ownerId: string): Promise<Pet | null> {
  const { data } = await supabase()
    .from('pet_profiles')
    .select(PET_COLUMNS)
    .eq('owner_id', ownerId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return data
}
