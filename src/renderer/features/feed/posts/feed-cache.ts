import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { compareNewestFirst, type Cursor } from '#renderer/lib/cursor.ts'
import type { FeedFilter } from '../categories.ts'
import type { PostPage } from './api/list-posts.ts'
import { changeCached } from '#renderer/server/change-cached.ts'
import { withFresh } from './page.ts'
import type { Post } from './post.ts'

export type FeedData = InfiniteData<PostPage, Cursor | null>

export const feedKey = (userId: string | null, filter: FeedFilter) => ['feed', userId, filter] as const

/** Every post that was loaded, once each: as the first of the pages has it, which is read anew most often. */
export function postsOf(data: FeedData): readonly Post[] {
  const posts = data.pages.flatMap((page) => page.posts)
  const byId = new Map(posts.toReversed().map((post) => [post.id, post]))
  return [...byId.values()].reverse()
}

/** Changes posts in every feed the member has loaded. */
export const changePosts = (
  client: QueryClient,
  userId: string | null,
  change: (posts: readonly Post[]) => readonly Post[],
): Promise<void> =>
  changeCached<FeedData>(client, ['feed', userId], (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, posts: change(page.posts) })),
  }))

/** Puts a post just published on top of the feeds it belongs to. */
export async function prependPost(client: QueryClient, userId: string | null, post: Post): Promise<void> {
  for (const filter of ['all', post.category] as const) {
    await changeCached<FeedData>(client, feedKey(userId, filter), ({ pages: [first, ...rest], ...data }) => ({
      ...data,
      pages: first ? [{ ...first, posts: [post, ...first.posts] }, ...rest] : rest,
    }))
  }
}

/** What was loaded, brought up to the newest posts. Where the two do not meet, nobody knows what is between. */
export function withNewest(data: FeedData | undefined, newest: PostPage): FeedData {
  const [first, ...rest] = data?.pages ?? []
  const meets = first?.top && newest.next && compareNewestFirst(first.top, newest.next) <= 0
  if (!data || !meets) return { pages: [newest], pageParams: [null] }
  return { ...data, pages: [withFresh(first, newest), ...rest] }
}
