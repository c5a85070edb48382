import { ALBUM_COLUMNS, type Album } from '#renderer/entities/albums/album.ts'
import { insertOnce } from '#renderer/server/insert-once.ts'
import type { Supabase } from '#renderer/server/supabase.ts'

/** The albums of a pet, newest first (spec §7). @throws the server's error */
export async function listPetAlbums(supabase: Supabase, petId: string): Promise<readonly Album[]> {
  const { data } = await supabase
    .from('pet_albums')
    .select(ALBUM_COLUMNS)
    .eq('pet_id', petId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .throwOnError()
  return data
}

/** Adds an album to an own pet, once per id. @throws the server's error */
export async function createPetAlbum(
  supabase: Supabase,
  petId: string,
  id: string,
  title: string,
): Promise<void> {
  const albums = () => supabase.from('pet_albums')
  await insertOnce(
    () => albums().insert({ id, pet_id: petId, title }).select('id').throwOnError(),
    () => albums().select('id').eq('id', id).throwOnError(),
  )
}

/** Changes the cover of an own pet's album. @throws the server's error; PGRST116 if there is none */
export async function coverPetAlbum(supabase: Supabase, id: string, address: string): Promise<Album> {
  const { data } = await supabase
    .from('pet_albums')
    .update({ cover_image_url: address })
    .eq('id', id)
    .select(ALBUM_COLUMNS)
    .single()
    .throwOnError()
  return data
}

/** Deletes an album of an own pet. @throws the server's error; PGRST116 if there is none */
export async function deletePetAlbum(supabase: Supabase, id: string): Promise<void> {
  await supabase.from('pet_albums').delete().eq('id', id).select('id').single().throwOnError()
}
