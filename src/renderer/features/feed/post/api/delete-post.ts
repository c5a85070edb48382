import { supabase } from '#renderer/server/supabase.ts'

/** Deletes a post, as its author or a moderator. @throws {PostgrestError} PGRST116 when nothing was deleted */
export async function deletePost(id: string): Promise<void> {
  await supabase().from('posts').delete().eq('id', id).select('id').single().throwOnError()
}
