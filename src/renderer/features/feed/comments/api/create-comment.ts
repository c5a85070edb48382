import { supabase } from '#renderer/server/supabase.ts'
import { insertOnce } from '#renderer/server/insert-once.ts'
import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import { COMMENT_COLUMNS, type Comment } from '../comment.ts'

export interface NewComment {
  /** Made by the client, at random: sent again with the same one, the comment is there once. */
  readonly id: string
  readonly post_id: string
  readonly content: string
}

/** Comments on a post; the server takes the author from the session. @returns the comment as the list shows it */
export async function createComment(comment: NewComment): Promise<Comment> {
  // The connection of who comments, also for the second call.
  const data = supabase()
  const comments = () => data.from('post_comments')
  const row = await insertOnce(
    () => comments().insert(comment).select(COMMENT_COLUMNS).throwOnError(),
    () => comments().select(COMMENT_COLUMNS).eq('id', comment.id).throwOnError(),
  )
  await prepareLinks([comment.content])
  return row
}
