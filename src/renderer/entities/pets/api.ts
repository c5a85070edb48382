import { insertOnce } from '#renderer/server/insert-once.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { PET_COLUMNS, type Pet } from './pet.ts'

export type PetTexts = Pick<Pet, 'name' | 'bio'>

export interface NewPet extends PetTexts {
  /** An id made by the client (`newId`), so that repeated attempts create one pet. */
  readonly id: string
}

/** A pet of the member or of a friend; `null` for others (spec §7). @throws the server's error */
export async function getPet(supabase: Supabase, id: string): Promise<Pet | null> {
  const { data } = await supabase
    .from('pet_profiles')
    .select(PET_COLUMNS)
    .eq('id', id)
    .maybeSingle()
    .throwOnError()
  return data
}

/**
 * Adds a pet of the signed-in member (spec §7). If an earlier attempt had arrived, it is updated with the current
 * values.
 * @throws the server's error
 */
export async function createPet(
  supabase: Supabase,
  ownerId: string,
  { id, name, bio }: NewPet,
): Promise<Pet> {
  const pets = () => supabase.from('pet_profiles')
  return insertOnce(
    () => pets().insert({ id, name, bio, owner_id: ownerId }).select(PET_COLUMNS).throwOnError(),
    () => pets().update({ name, bio }).eq('id', id).select(PET_COLUMNS).throwOnError(),
  )
}

/** Changes an own pet (spec §7). @throws the server's error; PGRST116 if there is none */
export async function updatePet(
  supabase: Supabase,
  id: string,
  change: PetTexts | Pick<Pet, 'avatar_url'>,
): Promise<Pet> {
  const { data } = await supabase
    .from('pet_profiles')
    .update(change)
    .eq('id', id)
    .select(PET_COLUMNS)
    .single()
    .throwOnError()
  return data
}

/** Deletes an own pet with its albums. @throws the server's error; PGRST116 if there is none */
export async function deletePet(supabase: Supabase, id: string): Promise<void> {
  await supabase.from('pet_profiles').delete().eq('id', id).select('id').single().throwOnError()
}

/** The first pet of a member, shown on their profile (spec §7); `null` if they have none. @throws the server's error */
export async function getFirstPet(supabase: Supabase, ownerId: string): Promise<Pet | null> {
  const { data } = await supabase
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
