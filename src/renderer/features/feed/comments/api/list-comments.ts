import { newerThan, nextCursor, type Cursor } from '#renderer/lib/keyset.ts'
import { supabase } from '#renderer/server/supabase.ts'
import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import { COMMENT_COLUMNS, type Comment } from '../comment.ts'

const COMMENTS_PAGE_SIZE = 20

export interface CommentPage {
  readonly comments: readonly Comment[]
  /** Kept apart from `comments`, so one that was just written never hides those between. */
  readonly next: Cursor | null
  /** How many the post has from the first of these on. */
  readonly remaining: number
}

/** One page of the comments of a post, oldest first (spec §7). @throws {PostgrestError} */
export async function listComments(
  postId: string,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<CommentPage> {
  let query = supabase()
    .from('post_comments')
    .select(COMMENT_COLUMNS, { count: 'exact' })
    .eq('post_id', postId)
  if (after) query = query.gte('created_at', after.created_at).or(newerThan(after))
  const { data, count } = await query
    .order('created_at', { ascending: true })
    .order('id', { ascending: true })
    .limit(COMMENTS_PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  await prepareLinks(data.map(({ content }) => content))
  return { comments: data, next: nextCursor(data, COMMENTS_PAGE_SIZE), remaining: count ?? data.length }
}
