import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { embedsMembers, withAuthor } from '#renderer/entities/member/own-profile.ts'
import { compareNewestFirst, type Cursor } from '#renderer/lib/keyset.ts'
import { changeCached } from '#renderer/server/cache/change-cached.ts'
import type { FeedFilter, PostCategory } from '../categories.ts'
import type { PostPage } from './api.ts'
import type { Post, PostCounts } from './post.ts'

export type FeedData = InfiniteData<PostPage, Cursor | null>

/** First element of the keys of all lists of posts. */
const LISTS = 'feed'

/** Key of all lists of posts: a change of a post applies to each. */
const listsKey = [LISTS] as const

export const feedKey = (filter: FeedFilter) => [...listsKey, filter] as const

export const memberPostsKey = (memberId: string) => [...listsKey, 'of', memberId] as const

/** Posts of a category in its section, separate from its feed. */
export const categoryPostsKey = (category: PostCategory) => [...listsKey, 'in', category] as const

export const savedPostsKey = [...listsKey, 'saved'] as const

/** A list with one post, so that changes apply to it too. */
export const onePostKey = (postId: string) => [...listsKey, 'one', postId] as const

/** All loaded posts without duplicates, each as in the earliest page, which is reread most often. */
export function postsOf(data: FeedData): readonly Post[] {
  const posts = data.pages.flatMap((page) => page.posts)
  const byId = new Map(posts.toReversed().map((post) => [post.id, post]))
  return [...byId.values()].reverse()
}

/** Whether any loaded list contains such a post. */
export const isPostKnown = (client: QueryClient, isWanted: (post: Post) => boolean): boolean =>
  client
    .getQueriesData<FeedData>({ queryKey: listsKey })
    .some(([, data]) => data?.pages.some(({ posts }) => posts.some(isWanted)))

const inEveryPage = (data: FeedData, change: (posts: readonly Post[]) => readonly Post[]): FeedData => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, posts: change(page.posts) })),
})

embedsMembers<FeedData>(LISTS, (data, card) => inEveryPage(data, (posts) => withAuthor(posts, card)))

/** Changes posts in every loaded list. */
export const changePosts = (
  client: QueryClient,
  change: (posts: readonly Post[]) => readonly Post[],
): Promise<void> => changeCached<FeedData>(client, listsKey, (data) => inEveryPage(data, change))

const hasCounts = (post: Post, { likes_count, comments_count, user_liked }: PostCounts): boolean =>
  post.likes_count === likes_count && post.comments_count === comments_count && post.user_liked === user_liked

/** All loaded posts in their current state. */
export const loadedPosts = (client: QueryClient): ReadonlySet<Post> =>
  new Set(
    client
      .getQueriesData<FeedData>({ queryKey: listsKey })
      .flatMap(([, data]) => data?.pages.flatMap(({ posts }) => posts) ?? []),
  )

/**
 * Shows new counts wherever their posts are loaded, without marking the lists as fresh.
 * @param before the posts when the counts were requested: a post that has changed since is left alone
 */
export function showCounts(
  client: QueryClient,
  counts: readonly PostCounts[],
  before: ReadonlySet<Post>,
): void {
  const byId = new Map(counts.map((each) => [each.id, each]))
  const counted = (post: Post): Post => {
    const now = byId.get(post.id)
    return now && before.has(post) && !hasCounts(post, now) ? { ...post, ...now } : post
  }
  const queries = client.getQueryCache().findAll({ queryKey: listsKey })
  for (const { queryKey, state } of queries) {
    const { dataUpdatedAt: updatedAt, isInvalidated } = state
    const data = client.getQueryData<FeedData>(queryKey)
    if (!data?.pages.some(({ posts }) => posts.some((post) => counted(post) !== post))) continue
    client.setQueryData<FeedData>(
      queryKey,
      inEveryPage(data, (posts) => posts.map(counted)),
      { updatedAt },
    )
    if (isInvalidated) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}

/** Puts a new post at the top of the lists it belongs to. @param isInAll whether the feed of all categories shows it */
export async function prependPost(client: QueryClient, post: Post, isInAll: boolean): Promise<void> {
  const lists = [
    ...(isInAll ? [feedKey('all')] : []),
    feedKey(post.category),
    categoryPostsKey(post.category),
    memberPostsKey(post.author.id),
  ]
  for (const list of lists) {
    await changeCached<FeedData>(client, list, ({ pages: [first, ...rest], ...data }) => ({
      ...data,
      pages: first ? [{ ...first, posts: [post, ...first.posts] }, ...rest] : rest,
    }))
  }
}

/**
 * Merges the newest posts with the loaded ones. If they do not overlap, the newest replace them, since posts between
 * may be missing.
 */
export function withNewest(data: FeedData | undefined, newest: PostPage): FeedData {
  const [first, ...rest] = data?.pages ?? []
  const meets = first?.top && newest.next && compareNewestFirst(first.top, newest.next) <= 0
  if (!data || !meets) return { pages: [newest], pageParams: [null] }
  return { ...data, pages: [withFresh(first, newest), ...rest] }
}

/** A loaded page with the range covered by `fresh` replaced: deleted posts disappear, the others stay. */
export function withFresh(page: PostPage, fresh: PostPage): PostPage {
  const { top, next } = fresh
  const newer = top ? page.posts.filter((post) => compareNewestFirst(post, top) < 0) : []
  const older = next ? page.posts.filter((post) => compareNewestFirst(post, next) > 0) : []
  return { posts: [...newer, ...fresh.posts, ...older], top, next: next && page.next }
}
