import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  usePrefetchInfiniteQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { store } from '#renderer/lib/store.ts'
import { persistQuery } from '#renderer/server/cache/persist-rules.ts'
import type { FeedFilter } from '../categories.ts'
import { listPosts, type PostPage } from '../posts/api.ts'
import { feedKey, postsOf, withFresh, withNewest, type FeedData } from '../posts/feed-cache.ts'
import { loadedPage, useNextPage } from '#renderer/server/cache/query-hooks.ts'
import { isFeedRead, postsInSight } from './reading-position.ts'
import { prepareLinks } from '#renderer/entities/text/text-parts.ts'

/** The first page of each: more is read when the reader comes there. Not the lists of one member. */
persistQuery('feed', {
  most: 12,
  part: ({ pages, pageParams }: FeedData, { length }): FeedData | undefined =>
    length > feedKey(null, 'all').length
      ? undefined
      : { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) },
  prepare: (data: FeedData) => prepareLinks(postsOf(data).map(({ content }) => content)),
})

/**
 * Reads the first page from where it began (newer posts wait for the pill, so nothing jumps), or the next one. A refetch
 * asks for every page that was read; all but the first and what is being looked at are handed back as they are.
 * Who has just opened a feed gets what is new at once, instead of what was kept of the last start.
 */
async function readPage(
  userId: string | null,
  filter: FeedFilter,
  after: Cursor | null,
  loaded: FeedData | undefined,
  signal: AbortSignal,
): Promise<PostPage> {
  const known = loadedPage(loaded, after)
  const seen = postsInSight(userId, filter)
  if (after && known && !holds(known, seen)) return known
  const isAtTop = seen.length === 0 || seen[0] === known?.posts[0]?.id
  if (!after && isAtTop && !isFeedRead(userId, filter)) return listPosts(filter, { startingAt: null }, signal)
  const fresh = await listPosts(filter, after ? { after } : { startingAt: known?.top ?? null }, signal)
  return known ? withFresh(known, fresh) : fresh
}

const holds = ({ posts }: PostPage, ids: readonly string[]) => posts.some(({ id }) => ids.includes(id))

function feedQuery(userId: string | null, filter: FeedFilter) {
  const queryKey = feedKey(userId, filter)
  return infiniteQueryOptions<PostPage, Error, FeedData, ReturnType<typeof feedKey>, Cursor | null>({
    queryKey,
    enabled: userId !== null,
    // Nothing tells a window of posts that came while the server was away.
    refetchOnReconnect: 'always',
    initialPageParam: null,
    queryFn: ({ pageParam, client, signal }) =>
      readPage(userId, filter, pageParam, client.getQueryData<FeedData>(queryKey), signal),
    getNextPageParam: (page) => page.next,
  })
}

/** Pages of the feed for the signed-in member. */
export const useFeedPages = (filter: FeedFilter) =>
  useInfiniteQuery(feedQuery(useAtomValue(currentUserIdAtom), filter))

/** What of a feed is loaded, and becomes of it, without asking for it. */
export const useLoadedFeed = (filter: FeedFilter) =>
  useInfiniteQuery({ ...feedQuery(useAtomValue(currentUserIdAtom), filter), enabled: false })

/** Reads the next page of the feed that is shown. */
export const useNextFeedPage = (filter: FeedFilter, query: ReturnType<typeof useFeedPages>) =>
  useNextPage(feedKey(useAtomValue(currentUserIdAtom), filter), query)

/** Asks for the first page, when nobody has yet: before what will show it is drawn. */
export const usePrefetchedFeed = (filter: FeedFilter): void =>
  usePrefetchInfiniteQuery(feedQuery(useAtomValue(currentUserIdAtom), filter))

/**
 * Brings the feed up to its newest post. What was read stays, where the two meet. An answer that was read before the
 * member changed a post would undo that on screen: it is asked for again.
 */
async function renew(client: QueryClient, userId: string | null, filter: FeedFilter): Promise<void> {
  const queryKey = feedKey(userId, filter)
  const before = client.getQueryData<FeedData>(queryKey)
  const newest = await listPosts(filter, { startingAt: null })
  await client.cancelQueries({ queryKey })
  if (store.get(currentUserIdAtom) !== userId) return
  if (client.getQueryData<FeedData>(queryKey) !== before) return renew(client, userId, filter)
  client.setQueryData<FeedData>(queryKey, withNewest(before, newest))
}

/** Brings a feed up to its newest post, see `renew`. */
export function useRenewFeed(filter: FeedFilter) {
  const userId = useAtomValue(currentUserIdAtom)
  return useMutation({ mutationFn: (_: void, { client }) => renew(client, userId, filter) })
}
