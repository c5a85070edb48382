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
import { loadedPage, useNextPage } from '#renderer/server/cache/query-hooks.ts'
import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import type { FeedFilter } from '../categories.ts'
import { askedPosts } from '../posts/adult-gate.ts'
import { listPosts, type PostPage } from '../posts/api.ts'
import { feedKey, postsOf, withFresh, withNewest, type FeedData } from '../posts/feed-cache.ts'
import { isFeedRead, postsInSight } from './reading-position.ts'

/** Only first pages; later ones are loaded on demand. Not the lists of a member. */
persistQuery('feed', {
  most: 12,
  part: ({ pages, pageParams }: FeedData, { length }): FeedData | undefined =>
    length > feedKey('all').length
      ? undefined
      : { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) },
  prepare: (data: FeedData) => prepareLinks(postsOf(data).map(({ content }) => content)),
})

/**
 * Reads the first page from its previous start (newer posts wait for the pill, so nothing jumps), or the next page. A
 * refetch requests every loaded page; all but the first and those in view are returned unchanged. A feed that was just
 * opened shows new posts at once, instead of restored ones.
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
    // A window is not told about posts that came while the server was away.
    refetchOnReconnect: 'always',
    initialPageParam: null,
    queryFn: ({ pageParam, client, signal }) =>
      readPage(member, filter, pageParam, client.getQueryData<FeedData>(queryKey), signal),
    getNextPageParam: (page) => page.next,
  })
}

/** Pages of the feed for the signed-in member. */
export const useFeedPages = (filter: FeedFilter) => useInfiniteQuery(feedQuery(useMember(), filter))

/** Observes the cached part of a feed without loading it. */
export const useLoadedFeed = (filter: FeedFilter) =>
  useInfiniteQuery({ ...feedQuery(useMember(), filter), enabled: false })

/** Loads the next page of the feed. */
export const useNextFeedPage = (filter: FeedFilter, query: ReturnType<typeof useFeedPages>) =>
  useNextPage(feedKey(filter), query)

/** Requests the first page, unless it was requested before, before its components render. */
export const usePrefetchedFeed = (filter: FeedFilter): void =>
  usePrefetchInfiniteQuery(feedQuery(useMember(), filter))

/**
 * Brings the feed up to its newest post, keeping the loaded posts if they connect. An answer read before the member
 * changed a post would undo the change on screen, so it is requested again.
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

/** `renew` as a hook. */
export function useRenewFeed(filter: FeedFilter) {
  const member = useMember()
  return useMutation({ mutationFn: () => renew(member, filter) })
}
