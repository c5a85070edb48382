import Stack from '@mui/material/Stack'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import type { FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { PostCard } from '../post/PostCard.tsx'
import type { Post } from '../posts/post.ts'
import { FeedEnd } from './FeedEnd.tsx'
import type { useFeed } from './use-feed.ts'
import { useReadingPlace } from './use-reading-place.ts'

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
