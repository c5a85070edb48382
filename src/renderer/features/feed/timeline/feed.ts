import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  usePrefetchInfiniteQuery,
} from '@tanstack/react-query'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { persistQuery } from '#renderer/server/cache/persist-rules.ts'
import type { FeedFilter } from '../categories.ts'
import { askedPosts } from '../posts/adult-gate.ts'
import { listPosts, type PostPage } from '../posts/api.ts'
import { feedKey, postsOf, withFresh, withNewest, type FeedData } from '../posts/feed-cache.ts'
import { loadedPage, useNextPage } from '#renderer/server/cache/query-hooks.ts'
import { isFeedRead, postsInSight } from './reading-position.ts'
import { prepareLinks } from '#renderer/entities/text/text-parts.ts'

/** The first page of each: more is read when the member comes there. Not the lists of one member. */
persistQuery('feed', {
  most: 12,
  part: ({ pages, pageParams }: FeedData, { length }): FeedData | undefined =>
    length > feedKey('all').length
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
  member: MemberScope,
  filter: FeedFilter,
  after: Cursor | null,
  loaded: FeedData | undefined,
  signal: AbortSignal,
): Promise<PostPage> {
  const asked = askedPosts(member, filter)
  const known = loadedPage(loaded, after)
  const seen = postsInSight(member, filter)
  if (after && known && !holds(known, seen)) return known
  const isAtTop = seen.length === 0 || seen[0] === known?.posts[0]?.id
  if (!after && isAtTop && !isFeedRead(member, filter))
    return listPosts(member.supabase, asked, { startingAt: null }, signal)
  const fresh = await listPosts(
    member.supabase,
    asked,
    after ? { after } : { startingAt: known?.top ?? null },
    signal,
  )
  return known ? withFresh(known, fresh) : fresh
}

const holds = ({ posts }: PostPage, ids: readonly string[]) => posts.some(({ id }) => ids.includes(id))

function feedQuery(member: MemberScope, filter: FeedFilter) {
  const queryKey = feedKey(filter)
  return infiniteQueryOptions<PostPage, Error, FeedData, ReturnType<typeof feedKey>, Cursor | null>({
    queryKey,
    // Nothing tells a window of posts that came while the server was away.
    refetchOnReconnect: 'always',
    initialPageParam: null,
    queryFn: ({ pageParam, client, signal }) =>
      readPage(member, filter, pageParam, client.getQueryData<FeedData>(queryKey), signal),
    getNextPageParam: (page) => page.next,
  })
}

/** Pages of the feed for the signed-in member. */
export const useFeedPages = (filter: FeedFilter) => useInfiniteQuery(feedQuery(useMember(), filter))

/** Observes the cached part of a feed without fetching it. */
export const useLoadedFeed = (filter: FeedFilter) =>
  useInfiniteQuery({ ...feedQuery(useMember(), filter), enabled: false })

/** Reads the next page of the feed that is shown. */
export const useNextFeedPage = (filter: FeedFilter, query: ReturnType<typeof useFeedPages>) =>
  useNextPage(feedKey(filter), query)

/** Asks for the first page, when nobody has yet: before what will show it is drawn. */
export const usePrefetchedFeed = (filter: FeedFilter): void =>
  usePrefetchInfiniteQuery(feedQuery(useMember(), filter))

/**
 * Brings the feed up to its newest post. What was read stays, where the two meet. An answer that was read before the
 * member changed a post would undo that on screen: it is asked for again.
 */
async function renew(member: MemberScope, filter: FeedFilter): Promise<void> {
  const { queries, supabase, signal } = member
  const queryKey = feedKey(filter)
  const before = queries.getQueryData<FeedData>(queryKey)
  const newest = await listPosts(supabase, askedPosts(member, filter), { startingAt: null })
  await queries.cancelQueries({ queryKey })
  if (signal.aborted) return
  if (queries.getQueryData<FeedData>(queryKey) !== before) return renew(member, filter)
  queries.setQueryData<FeedData>(queryKey, withNewest(before, newest))
}

/** Brings a feed up to its newest post, see `renew`. */
export function useRenewFeed(filter: FeedFilter) {
  const member = useMember()
  return useMutation({ mutationFn: () => renew(member, filter) })
}
