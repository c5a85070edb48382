import { supabase } from '#renderer/server/supabase.ts'

/** Deletes a blog post, as its author. @throws {PostgrestError} PGRST116 when nothing was deleted */
export async function deleteBlog(id: string): Promise<void> {
  await supabase().from('blog_posts').delete().eq('id', id).select('id').single().throwOnError()
}
