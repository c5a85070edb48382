import { PET_COLUMNS, type Pet } from '#renderer/entities/pets/pet.ts'
import { supabase } from '#renderer/server/supabase.ts'

export type PetTexts = Pick<Pet, 'name' | 'bio'>

/** A pet of one's own or of a friend, `null` for any other (spec §7). @throws the server's error */
export async function getPet(id: string): Promise<Pet | null> {
  const { data } = await supabase()
    .from('pet_profiles')
    .select(PET_COLUMNS)
    .eq('id', id)
    .maybeSingle()
    .throwOnError()
  return data
}

/** Adds a pet of the signed-in member (spec §7). @throws the server's error */
export async function createPet(ownerId: string, pet: PetTexts): Promise<Pet> {
  const { data } = await supabase()
    .from('pet_profiles')
    .insert({ ...pet, owner_id: ownerId })
    .select(PET_COLUMNS)
    .single()
    .throwOnError()
  return data
}

/** Changes an own pet (spec §7). @throws the server's error; PGRST116 when there is none */
export async function updatePet(id: string, change: PetTexts | Pick<Pet, 'avatar_url'>): Promise<Pet> {
  const { data } = await supabase()
    .from('pet_profiles')
    .update(change)
    .eq('id', id)
    .select(PET_COLUMNS)
    .single()
    .throwOnError()
  return data
}
