import { supabase } from '#renderer/lib/supabase.ts'
import type { FeedFilter } from '../categories.ts'
import { nextCursor, olderThan, startingAt, type Cursor } from './cursor.ts'
import { POST_COLUMNS, toPost, type Post } from './post-row.ts'

const FEED_PAGE_SIZE = 20

/** Where a page of the feed begins: at the newest post, at a known post (included) or after one. */
export type FeedPosition = 'newest' | { readonly startingAt: Cursor } | { readonly after: Cursor }

export interface PostPage {
  readonly posts: readonly Post[]
  /** Kept apart from `posts`, so a post put in or taken out on this side never moves the next page. */
  readonly next: Cursor | null
}

/**
 * One page of the feed, newest first, by keyset on `(created_at, id)` (design §5).
 * @throws {PostgrestError} when the server refuses or cannot be reached
 */
export async function listPosts(
  filter: FeedFilter,
  position: FeedPosition,
  signal?: AbortSignal,
): Promise<PostPage> {
  let query = supabase().from('posts').select(POST_COLUMNS)
  if (filter !== 'all') query = query.eq('category', filter)
  if (position !== 'newest') {
    const [cursor, rows] =
      'after' in position
        ? [position.after, olderThan(position.after)]
        : [position.startingAt, startingAt(position.startingAt)]
    query = query.lte('created_at', cursor.created_at).or(rows)
  }
  const ordered = query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(FEED_PAGE_SIZE)
  const { data } = await (signal ? ordered.abortSignal(signal) : ordered).throwOnError()
  return { posts: data.map(toPost), next: nextCursor(data, FEED_PAGE_SIZE) }
}
