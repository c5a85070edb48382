import Stack from '@mui/material/Stack'
import type { Post } from '../api/post-row.ts'
import type { FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import type { useFeed } from '../state/use-feed.ts'
import { useReadingPlace } from '../state/use-reading-place.ts'
import { FeedEnd } from './FeedEnd.tsx'
import { PostCard } from './PostCard.tsx'
import { RetryNote } from './RetryNote.tsx'

interface PostListProps {
  readonly filter: FeedFilter
  readonly query: ReturnType<typeof useFeed>['query']
  readonly posts: readonly Post[]
}

export function PostList({ filter, query, posts }: PostListProps) {
  const ref = useReadingPlace(filter)
  return (
    <Stack ref={ref} component="section" aria-label={copy.feed.label} sx={{ gap: 2 }}>
      {query.isRefetchError && <RetryNote text={copy.feed.loadFailed} onRetry={() => void query.refetch()} />}
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      <FeedEnd
        hasMore={query.hasNextPage}
        isBusy={query.isFetching}
        isLoadingMore={query.isFetchingNextPage}
        hasFailed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </Stack>
  )
}
