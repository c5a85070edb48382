import { supabase } from '#renderer/lib/supabase.ts'
import { COMMENT_COLUMNS, type Comment } from './comment-row.ts'
import { insertedRow } from './inserted-row.ts'

/** Comments on a post; the server takes the author from the session. @returns the comment as the list shows it */
export async function createComment(postId: string, content: string): Promise<Comment> {
  const { data } = await supabase()
    .from('post_comments')
    .insert({ post_id: postId, content })
    .select(COMMENT_COLUMNS)
    .throwOnError()
  return insertedRow(data)
}
