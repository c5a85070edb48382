import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { EmptyState } from '#renderer/ui/states/EmptyState.tsx'
import { ErrorState } from '#renderer/ui/states/ErrorState.tsx'
import { copy } from '../copy.ts'
import type { useFeed } from '../state/use-feed.ts'
import { FeedEnd } from './FeedEnd.tsx'
import { FeedSkeleton } from './FeedSkeleton.tsx'
import { PostCard } from './PostCard.tsx'
import { RetryNote } from './RetryNote.tsx'

interface FeedProps {
  readonly feed: ReturnType<typeof useFeed>
  readonly onCreate: () => void
}

export function Feed({ feed: { query, posts }, onCreate }: FeedProps) {
  if (!posts) {
    return query.isError ? (
      <ErrorState message={copy.feed.loadFailed} onRetry={() => void query.refetch()} />
    ) : (
      <FeedSkeleton />
    )
  }
  if (posts.length === 0) {
    return (
      <EmptyState
        title={copy.feed.emptyTitle}
        description={copy.feed.emptyText}
        action={
          <Button variant="outlined" onClick={onCreate}>
            {copy.feed.emptyAction}
          </Button>
        }
      />
    )
  }
  return (
    <Stack component="section" aria-label={copy.feed.label} sx={{ gap: 2 }}>
      {query.isRefetchError && <RetryNote text={copy.feed.loadFailed} onRetry={() => void query.refetch()} />}
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      <FeedEnd
        hasMore={query.hasNextPage}
        isBusy={query.isFetching}
        hasFailed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </Stack>
  )
}
