import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import { nextCursor, olderThan, startingAt, type Cursor } from '#renderer/lib/keyset.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import type { AskedPosts } from '../categories.ts'
import { COUNT_COLUMNS, POST_COLUMNS, toCounts, toPost, type Post, type PostCounts } from './post.ts'

const FEED_PAGE_SIZE = 20

/** Start of a page of the feed: at a known post (inclusive), `null` for the newest one, or after a post. */
export type FeedPosition = { readonly startingAt: Cursor | null } | { readonly after: Cursor }

export interface PostPage {
  readonly posts: readonly Post[]
  /** Newest post at the time of reading, `null` for an empty feed. Later posts are not part of the feed. */
  readonly top: Cursor | null
  /** Cursor of the next page, independent of `posts`: adding or removing a post here must not move it. */
  readonly next: Cursor | null
}

/**
 * One page of the feed, newest first, by keyset on `(created_at, id)` (design §5).
 * @throws {PostgrestError} if the server refuses or cannot be reached
 */
export async function listPosts(
  supabase: Supabase,
  asked: AskedPosts,
  position: FeedPosition,
  signal?: AbortSignal,
): Promise<PostPage> {
  const from = 'after' in position ? position.after : position.startingAt
  let query = chosen(supabase.from('posts').select(POST_COLUMNS), asked)
  if (from) {
    const rows = 'after' in position ? olderThan(from) : startingAt(from)
    query = query.lte('created_at', from.created_at).or(rows)
  }
  const ordered = query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(FEED_PAGE_SIZE)
  const { data } = await (signal ? ordered.abortSignal(signal) : ordered).throwOnError()
  const posts = data.map(toPost)
  await prepareLinks(posts.map(({ content }) => content))
  return { posts, top: from ?? posts[0] ?? null, next: nextCursor(data, FEED_PAGE_SIZE) }
}

interface Filterable {
  eq(column: 'category', value: string): this
  eq(column: 'for_adults', value: boolean): this
}

function chosen<Query extends Filterable>(query: Query, asked: AskedPosts): Query {
  if (asked === 'all') return query
  return asked === 'all-but-adult' ? query.eq('for_adults', false) : query.eq('category', asked)
}

/** One post; `null` if it was deleted or is not visible to this member. @throws the server's error */
export async function getPost(supabase: Supabase, id: string, signal: AbortSignal): Promise<Post | null> {
  const { data } = await supabase
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

/** What the server has of posts and comments that were known: deleted ones are missing. */
export interface Living {
  readonly counts: readonly PostCounts[]
  /** Ids of comments. */
  readonly comments: readonly string[]
}

/**
 * Current counts of posts, and which of these comments are still there.
 * @param comments ids; few, since they are part of the address
 * @throws the server's error
 */
export async function listLiving(
  supabase: Supabase,
  ids: readonly string[],
  comments: readonly string[],
): Promise<Living> {
  const [counted, left] = await Promise.all([
    supabase.from('posts').select(COUNT_COLUMNS).in('id', ids).throwOnError(),
    // Apart: embedded in their post, all its comments would be gone through.
    comments.length > 0
      ? supabase.from('post_comments').select('id').in('id', comments).throwOnError()
      : { data: [] },
  ])
  return { counts: counted.data.map(toCounts), comments: left.data.map(({ id }) => id) }
}

/** Position of the newest post; `null` for an empty feed. Cheap: one row of the index. */
export async function newestPost(supabase: Supabase, asked: AskedPosts): Promise<Cursor | null> {
  const { data } = await chosen(supabase.from('posts').select('id, created_at'), asked)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return data
}

/**
 * Deletes a post or comment, as its author or a moderator.
 * @returns whether it is gone; it stays if the member is neither any more
 * @throws the server's error
 */
export async function deleteRow(
  supabase: Supabase,
  table: 'posts' | 'post_comments',
  id: string,
): Promise<boolean> {
  const { data: deleted } = await supabase.from(table).delete().eq('id', id).select('id').throwOnError()
  if (deleted.length > 0) return true
  const { data: left } = await supabase.from(table).select('id').eq('id', id).throwOnError()
  return left.length === 0
}
