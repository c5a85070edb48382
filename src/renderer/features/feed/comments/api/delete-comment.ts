import { supabase } from '#renderer/server/supabase.ts'

/** Deletes a comment, as its author or a moderator. @throws {PostgrestError} PGRST116 when nothing was deleted */
export async function deleteComment(id: string): Promise<void> {
  await supabase().from('post_comments').delete().eq('id', id).select('id').single().throwOnError()
}
