import { supabase } from '#renderer/server/supabase.ts'
import { BLOG_COLUMNS, type Blog } from '../blog.ts'

/** One blog post, `null` when it was deleted. @throws the server's error */
export async function getBlog(id: string, signal: AbortSignal): Promise<Blog | null> {
  const { data } = await supabase()
    .from('blog_posts')
    .select(BLOG_COLUMNS)
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data
}
