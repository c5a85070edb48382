import type { InfiniteData, QueryClient } from '@tanstack/query-core'
import type { Cursor } from '../api/cursor.ts'
import type { PostPage } from '../api/list-posts.ts'
import type { Post } from '../api/post-row.ts'
import type { FeedFilter } from '../categories.ts'

export type FeedData = InfiniteData<PostPage, Cursor | null>

export const feedKey = (userId: string | null, filter: FeedFilter) => ['feed', userId, filter] as const

/** Every post that was loaded, once each: as the first of the pages has it, which is read anew most often. */
export function postsOf(data: FeedData): readonly Post[] {
  const posts = data.pages.flatMap((page) => page.posts)
  const byId = new Map(posts.toReversed().map((post) => [post.id, post]))
  return [...byId.values()].reverse()
}

const changeLoaded = (
  client: QueryClient,
  queryKey: readonly unknown[],
  change: (pages: readonly PostPage[]) => PostPage[],
) => client.setQueriesData<FeedData>({ queryKey }, (data) => data && { ...data, pages: change(data.pages) })

/** Changes posts in every feed the member has loaded. */
export function patchPosts(
  client: QueryClient,
  userId: string | null,
  change: (posts: readonly Post[]) => readonly Post[],
): void {
  changeLoaded(client, ['feed', userId], (pages) =>
    pages.map((page) => ({ ...page, posts: change(page.posts) })),
  )
}

/** Puts a post just published on top of the feeds it belongs to. */
export function prependPost(client: QueryClient, userId: string | null, post: Post): void {
  for (const filter of ['all', post.category] as const) {
    changeLoaded(client, feedKey(userId, filter), (pages) =>
      pages.map((page, index) => (index === 0 ? { ...page, posts: [post, ...page.posts] } : page)),
    )
  }
}

/**
 * Stops refetches under way in loaded feeds: their answers were read before the change that follows and would undo it
 * on screen. First loads go on.
 */
export async function stopRefetches(client: QueryClient, userId: string | null): Promise<void> {
  await client.cancelQueries({
    queryKey: ['feed', userId],
    predicate: (query) => query.state.data !== undefined,
  })
}
