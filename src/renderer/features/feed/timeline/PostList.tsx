import Box from '@mui/material/Box'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import { Enlarging } from '#renderer/entities/files/show/Lightbox.tsx'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { isUnreachable } from '#renderer/server/errors.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { useFocusOnMore } from '#renderer/ui/virtual-list/list-focus.ts'
import { useNearEnd, useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import type { FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { mediaOfPost } from '../media/media-of-post.ts'
import { PostCard } from '../post/PostCard.tsx'
import { arrivalAtom } from '../posts/arrival.ts'
import type { Post } from '../posts/post.ts'
import { FeedEnd } from './FeedEnd.tsx'
import { useNextFeedPage } from './feed.ts'
import { SeenLine } from '../reading/SeenLine.tsx'
import { likelyHeight } from './likely-height.ts'
import { useTellSight } from '../reading/posts-in-sight.ts'
import { useFirstSeen } from '../reading/seen-posts.ts'
import type { useFeed } from './use-feed.ts'
import { useLeftPlace, useRememberPlace } from '../reading/use-reading-place.ts'

/** Posts below the window when more are fetched. */
const AHEAD = 6

interface PostListProps {
  readonly filter: FeedFilter
  readonly query: ReturnType<typeof useFeed>['query']
  readonly posts: readonly Post[]
}

/** The posts of a feed, of which the page holds those near the window; more are read as the end comes near. */
export function PostList({ filter, query, posts }: PostListProps) {
  const ids = useMemo(() => posts.map(({ id }) => id), [posts])
  const estimate = useEstimate(posts)
  const list = useVirtualList({ ids, estimate, overscan: 4, restored: useLeftPlace(filter) })
  useRememberPlace(filter, list.virtualizer)
  useTellSight(filter, ids, list.virtualizer)
  const { hasNextPage, isFetching, isFetchNextPageError } = query
  const fetchNext = useNextFeedPage(filter, query)
  /** Only what other feeds know is shown, until the first page is here. */
  const isPartial = query.data === undefined
  const onMore = () => void (isPartial ? query.refetch() : fetchNext())
  useNearEnd(list, AHEAD, hasNextPage && !isFetching && !isFetchNextPageError, onMore)
  const firstSeen = useFirstSeen(filter, posts)
  const arrival = useAtomValue(arrivalAtom)
  // Not for a server that is away, or was: its return reads the feed anew.
  const isNoteworthy = useAtomValue(serverReachableAtom) && !isUnreachable(query.error)
  const focus = useFocusOnMore(ids, list.element)
  return (
    <>
      {query.isRefetchError && isNoteworthy && (
        <Box sx={{ p: 1.5, borderBottom: 'var(--hairline)' }}>
          <RetryNote text={copy.feed.loadFailed} onRetry={() => void query.refetch()} />
        </Box>
      )}
      <Enlarging label={copy.feed.pictures} rows={posts} mediaOf={mediaOfPost}>
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
                    isArriving={post.id === arrival}
                  />
                </>
              )
            )
          }}
        </VirtualRows>
      </Enlarging>
      <FeedEnd
        hasMore={hasNextPage || isPartial}
        isLoading={isPartial ? isFetching : query.isFetchingNextPage}
        hasFailed={isFetchNextPageError || query.isLoadingError}
        onMore={onMore}
        focus={focus}
      />
    </>
  )
}

function useEstimate(posts: readonly Post[]) {
  const heights = useMemo(() => new Map(posts.map((post) => [post.id, likelyHeight(post)])), [posts])
  return useCallback((id: string) => heights.get(id) ?? 0, [heights])
}
