import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import { supabase } from '#renderer/server/supabase.ts'
import { POST_COLUMNS, toPost, type Post } from '../post.ts'

/** One post, `null` when it was deleted or is not for this reader. @throws the server's error */
export async function getPost(id: string, signal: AbortSignal): Promise<Post | null> {
  const { data } = await supabase()
    .from('posts')
    .select(POST_COLUMNS)
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  await prepareLinks([data.content])
  return toPost(data)
}
