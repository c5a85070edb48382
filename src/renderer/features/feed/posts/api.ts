import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import { nextCursor, olderThan, startingAt, type Cursor } from '#renderer/lib/keyset.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import type { AskedPosts } from '../categories.ts'
import { COUNT_COLUMNS, POST_COLUMNS, toCounts, toPost, type Post, type PostCounts } from './post.ts'

const FEED_PAGE_SIZE = 20

/** Where a page of the feed begins: at a known post (included), `null` for the newest one, or after one. */
export type FeedPosition = { readonly startingAt: Cursor | null } | { readonly after: Cursor }

export interface PostPage {
  readonly posts: readonly Post[]
  /** Where reading began, `null` in an empty feed. Kept apart as `next` is: what is newer was not asked for. */
  readonly top: Cursor | null
  /** Kept apart from `posts`, so a post put in or taken out on this side never moves the next page. */
  readonly next: Cursor | null
}

/**
 * One page of the feed, newest first, by keyset on `(created_at, id)` (design §5).
 * @throws {PostgrestError} when the server refuses or cannot be reached
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

/** One post, `null` when it was deleted or is not for this member. @throws the server's error */
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

/** The counts of posts, those that are gone left out. @throws the server's error */
export async function listCounts(supabase: Supabase, ids: readonly string[]): Promise<readonly PostCounts[]> {
  const { data } = await supabase.from('posts').select(COUNT_COLUMNS).in('id', ids).throwOnError()
  return data.map(toCounts)
}

/** Position of the newest post, `null` in an empty feed. Cheap: one row of the index. */
export async function newestPost(supabase: Supabase, asked: AskedPosts): Promise<Cursor | null> {
  const { data } = await chosen(supabase.from('posts').select('id, created_at'), asked)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return data
}
