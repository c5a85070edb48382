import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import { newerThan, nextCursor, type Cursor } from '#renderer/lib/keyset.ts'
import { insertOnce } from '#renderer/server/insert-once.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { COMMENT_COLUMNS, type Comment } from './comment.ts'

const COMMENTS_PAGE_SIZE = 20

export interface CommentPage {
  readonly comments: readonly Comment[]
  /** Cursor of the next page, independent of `comments`: a new own comment must not hide those before it. */
  readonly next: Cursor | null
  /** Number of comments after these. */
  readonly beyond: number
}

/** One page of a post's comments, oldest first (spec §7). @throws {PostgrestError} */
export async function listComments(
  supabase: Supabase,
  postId: string,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<CommentPage> {
  let query = supabase.from('post_comments').select(COMMENT_COLUMNS, { count: 'exact' }).eq('post_id', postId)
  if (after) query = query.gte('created_at', after.created_at).or(newerThan(after))
  const { data, count } = await query
    .order('created_at', { ascending: true })
    .order('id', { ascending: true })
    .limit(COMMENTS_PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  await prepareLinks(data.map(({ content }) => content))
  const beyond = Math.max(0, (count ?? 0) - data.length)
  return { comments: data, next: nextCursor(data, COMMENTS_PAGE_SIZE), beyond }
}

export interface NewComment {
  /** An id made by the client (`newId`), so that repeated attempts create one comment. */
  readonly id: string
  readonly post_id: string
  readonly content: string
}

/** Comments on a post; the server takes the author from the session. @returns the comment as shown in the list */
export async function createComment(supabase: Supabase, comment: NewComment): Promise<Comment> {
  const comments = () => supabase.from('post_comments')
  const row = await insertOnce(
    () => comments().insert(comment).select(COMMENT_COLUMNS).throwOnError(),
    () => comments().select(COMMENT_COLUMNS).eq('id', comment.id).throwOnError(),
  )
  await prepareLinks([comment.content])
  return row
}
