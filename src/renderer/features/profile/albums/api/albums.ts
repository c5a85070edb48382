import { insertOnce } from '#renderer/server/insert-once.ts'
import { supabase } from '#renderer/server/supabase.ts'
import { ALBUM_COLUMNS, type Album } from '#renderer/entities/albums/album.ts'

/** The portfolio of a member, newest first (spec §7). @throws the server's error */
export async function listAlbums(userId: string): Promise<readonly Album[]> {
  const { data } = await supabase()
    .from('portfolio_items')
    .select(ALBUM_COLUMNS)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .throwOnError()
  return data
}

/** Adds an album of the signed-in member (spec §7), once however often it is sent under its id. @throws the server's error */
export async function createAlbum(userId: string, id: string, title: string): Promise<void> {
  const data = supabase()
  const albums = () => data.from('portfolio_items')
  await insertOnce(
    () => albums().insert({ id, user_id: userId, title, type: 'album' }).select('id').throwOnError(),
    () => albums().select('id').eq('id', id).throwOnError(),
  )
}

/** Gives an own album another cover. @throws the server's error; PGRST116 when there is none */
export async function coverAlbum(id: string, address: string): Promise<Album> {
  const { data } = await supabase()
    .from('portfolio_items')
    .update({ cover_image_url: address })
    .eq('id', id)
    .select(ALBUM_COLUMNS)
    .single()
    .throwOnError()
  return data
}

/** Deletes an own album. @throws the server's error; PGRST116 when there is none */
export async function deleteAlbum(id: string): Promise<void> {
  await supabase().from('portfolio_items').delete().eq('id', id).select('id').single().throwOnError()
}
