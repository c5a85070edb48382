import Stack from '@mui/material/Stack'
import { useMemo } from 'react'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { useNearEnd } from '#renderer/ui/virtual-list/use-near-end.ts'
import { useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import type { FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { PostCard } from '../post/PostCard.tsx'
import type { Post } from '../posts/post.ts'
import { FeedEnd } from './FeedEnd.tsx'
import { useNextFeedPage } from './feed.ts'
import type { useFeed } from './use-feed.ts'
import { useLeftPlace, useRememberPlace } from './use-reading-place.ts'

/** Pixels of a card with two lines of text. */
const CARD = 194
const GAP = 16
/** Cards below the window when more are fetched. */
const AHEAD = 4

interface PostListProps {
  readonly filter: FeedFilter
  readonly query: ReturnType<typeof useFeed>['query']
  readonly posts: readonly Post[]
}

/** The posts of a feed, of which the page holds those near the window; more are read as the end comes near. */
export function PostList({ filter, query, posts }: PostListProps) {
  const ids = useMemo(() => posts.map(({ id }) => id), [posts])
  const list = useVirtualList({ ids, estimate: CARD, gap: GAP, overscan: 3, restored: useLeftPlace(filter) })
  useRememberPlace(filter, list.virtualizer)
  const { hasNextPage, isFetching, isFetchNextPageError } = query
  const fetchNext = useNextFeedPage(filter, query)
  const onMore = () => void fetchNext()
  useNearEnd(list, AHEAD, hasNextPage && !isFetching && !isFetchNextPageError, onMore)
  return (
    <Stack component="section" aria-label={copy.feed.label} sx={{ gap: 2 }}>
      {query.isRefetchError && <RetryNote text={copy.feed.loadFailed} onRetry={() => void query.refetch()} />}
      <VirtualRows list={list} role="feed" aria-label={copy.feed.label} aria-busy={isFetching}>
        {(index) => {
          const post = posts[index]
          return post && <PostCard post={post} position={index + 1} total={hasNextPage ? -1 : posts.length} />
        }}
      </VirtualRows>
      <FeedEnd
        hasMore={hasNextPage}
        isLoadingMore={query.isFetchingNextPage}
        hasFailed={isFetchNextPageError}
        onMore={onMore}
      />
    </Stack>
  )
}
