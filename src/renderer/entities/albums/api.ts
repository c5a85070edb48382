import { insertOnce } from '#renderer/server/insert-once.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import type { AlbumPicture, AlbumSource } from './album.ts'

type Parent = AlbumSource['parent']

const PICTURE_COLUMNS = 'id,image_url,description,width,height'

/** The pictures of an album in the order in which they were added. @throws the server's error */
export async function listPictures(
  supabase: Supabase,
  parent: Parent,
  albumId: string,
): Promise<readonly AlbumPicture[]> {
  const { data } = await supabase
    .from('album_pictures')
    .select(PICTURE_COLUMNS)
    .eq(parent, albumId)
    .order('created_at')
    .order('id')
    .throwOnError()
  return data
}

/**
 * Adds a picture to an own album, once per id.
 * @throws the server's error; 23514 if the album is full
 */
export async function addPicture(
  supabase: Supabase,
  parent: Parent,
  albumId: string,
  picture: Omit<AlbumPicture, 'description'>,
): Promise<AlbumPicture> {
  const album = parent === 'pet_album_id' ? { pet_album_id: albumId } : { portfolio_item_id: albumId }
  const pictures = () => supabase.from('album_pictures')
  return insertOnce(
    () =>
      pictures()
        .insert({ ...picture, ...album })
        .select(PICTURE_COLUMNS)
        .throwOnError(),
    () => pictures().select(PICTURE_COLUMNS).eq('id', picture.id).throwOnError(),
  )
}

/**
 * Changes or removes the description of an own picture.
 * @throws the server's error; PGRST116 if there is no such picture
 */
export async function describePicture(
  supabase: Supabase,
  id: string,
  description: string | null,
): Promise<AlbumPicture> {
  const { data } = await supabase
    .from('album_pictures')
    .update({ description })
    .eq('id', id)
    .select(PICTURE_COLUMNS)
    .single()
    .throwOnError()
  return data
}

/** Removes a picture from an own album. @throws the server's error; PGRST116 if there is no such picture */
export async function removePicture(supabase: Supabase, id: string): Promise<void> {
  await supabase.from('album_pictures').delete().eq('id', id).select('id').single().throwOnError()
}
