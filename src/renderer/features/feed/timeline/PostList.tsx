import Box from '@mui/material/Box'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import { styled } from '@mui/material/styles'
import { Lightbox } from '#renderer/entities/files/show/Lightbox.tsx'
import { frameHeight, frameOf } from '#renderer/entities/files/show/MediaFrame.tsx'
import { useWindowValue } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { isUnreachable } from '#renderer/server/errors.ts'
import { lamp, scale } from '#renderer/theme/tokens.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { useFocusOnMore } from '#renderer/ui/virtual-list/list-focus.ts'
import { idsInSight, useNearEnd, useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import { HUMOUR_CATEGORY, type FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { mediaOfPost } from '../posts/post-media.ts'
import { PostCard } from '../card/PostCard.tsx'
import { arrivalAtom } from '../posts/arrival.ts'
import type { Post } from '../posts/post.ts'
import { FeedEnd } from './FeedEnd.tsx'
import { useNextFeedPage } from './feed.ts'
import { useLiveCounts } from './live-counts.ts'
import { useFirstSeen, useLeftPlace, useRememberPlace, useTellSight } from './reading-position.ts'
import type { useFeed } from './use-feed.ts'
import { jokeHeight, mediaHeight } from '../card/PostSheet.ts'

/** Posts left below the viewport when more are loaded. */
const AHEAD = 6

interface PostListProps {
  readonly filter: FeedFilter
  readonly query: ReturnType<typeof useFeed>['query']
  readonly posts: readonly Post[]
}

/** The posts of a feed as a virtual list; more are loaded near its end. */
export function PostList({ filter, query, posts }: PostListProps) {
  const ids = useMemo(() => posts.map(({ id }) => id), [posts])
  const isTold = filter === HUMOUR_CATEGORY
  const estimate = useEstimate(posts, isTold)
  const list = useVirtualList({ ids, estimate, overscan: 4, restored: useLeftPlace(filter) })
  useRememberPlace(filter, list.virtualizer)
  useTellSight(filter, ids, list.virtualizer)
  useLiveCounts(() => idsInSight(ids, list.virtualizer))
  const { hasNextPage, isFetching, isFetchNextPageError } = query
  const fetchNext = useNextFeedPage(filter, query)
  /** Until the first page is loaded, only posts known from other feeds are shown. */
  const isPartial = query.data === undefined
  const onMore = () => void (isPartial ? query.refetch() : fetchNext())
  useNearEnd(list, AHEAD, hasNextPage && !isFetching && !isFetchNextPageError, onMore)
  const firstSeen = useFirstSeen(filter, posts)
  const arrival = useAtomValue(arrivalAtom)
  // Not after an outage: the server's return reads the feed again.
  const isNoteworthy = useWindowValue(serverReachableAtom) && !isUnreachable(query.error)
  const focus = useFocusOnMore(ids, list.element)
  // A toast has said of the first page that it could not be loaded.
  const first = query.isLoadingError ? copy.feed.late.rest : null
  const failure = isFetchNextPageError ? copy.feed.loadFailed : first
  return (
    <>
      {query.isRefetchError && isNoteworthy && (
        <Box sx={{ p: 1.5, borderBottom: 'var(--hairline)' }}>
          <RetryNote text={copy.feed.loadFailed} onRetry={() => void query.refetch()} />
        </Box>
      )}
      <Lightbox label={copy.feed.pictures} rows={posts} mediaOf={mediaOfPost}>
        <VirtualRows list={list} role="feed" aria-label={copy.feed.label} aria-busy={isFetching}>
          {(index) => {
            const post = posts[index]
            return (
              post && (
                <>
                  {index === firstSeen && <SeenLine />}
                  <PostCard
                    post={post}
                    position={index + 1}
                    total={hasNextPage || isPartial ? -1 : posts.length}
                    showsCategory={filter === 'all'}
                    isTold={isTold}
                    isArriving={post.id === arrival}
                  />
                </>
              )
            )
          }}
        </VirtualRows>
      </Lightbox>
      <FeedEnd
        hasMore={hasNextPage || isPartial}
        isLoading={isPartial ? isFetching : query.isFetchingNextPage}
        failure={failure}
        onMore={onMore}
        focus={focus}
      />
    </>
  )
}

function useEstimate(posts: readonly Post[], isTold: boolean) {
  const heights = useMemo(
    () => new Map(posts.map((post) => [post.id, isTold ? toldHeight(post) : likelyHeight(post)])),
    [posts, isTold],
  )
  return useCallback((id: string) => heights.get(id) ?? 0, [heights])
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  columnGap: 29.5,
  padding: '6px var(--edge)',
  borderBottom: `1px solid color-mix(in srgb, ${lamp.glow} 40%, transparent)`,
  ...scale.small,
  color: theme.palette.text.secondary,
}))

/** A star of four rays, in line with the avatars. */
const Star = styled('svg')({ display: 'block', width: 14, height: 14, marginLeft: 14.5, fill: lamp.glow })

/** Line between posts that are new to the member and those seen before. */
const SeenLine = () => (
  <Row>
    <Star viewBox="0 0 24 24" aria-hidden>
      <path d="M12 0c1 8 4 11 12 12-8 1-11 4-12 12-1-8-4-11-12-12 8-1 11-4 12-12z" />
    </Star>
    {copy.feed.lastVisit}
  </Row>
)

/** Height in pixels of a post with two lines of text. */
const TEXT = 128
/** Width in pixels of the column beside the avatars, in a usual window. */
const COLUMN = 600
const MARGIN = 10

/** Estimated height of a post in pixels. */
function likelyHeight(post: Post): number {
  const media = mediaOfPost(post)
  const most = Math.max(mediaHeight.least, (innerHeight * mediaHeight.share) / 100)
  return TEXT + (media ? Math.min(most, frameHeight(frameOf(media), COLUMN)) + MARGIN : 0)
}

/** Additional pixels of a picture there. */
const ROOM = 30

/** Estimated height in the humour section. */
function toldHeight(post: Post): number {
  if (mediaOfPost(post)) return likelyHeight(post) + ROOM
  const { least, share, most } = jokeHeight
  return Math.max(least, Math.min(most, (innerHeight * share) / 100))
}
