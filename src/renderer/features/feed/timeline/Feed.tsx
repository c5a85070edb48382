import Button from '@mui/material/Button'
import { EmptyState, ErrorState } from '#renderer/ui/states/Notice.tsx'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { BananaPeel, Lighthouse } from '#renderer/ui/states/scenes.tsx'
import type { FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { PostSkeleton } from './PostSkeleton.tsx'
import { PostList } from './PostList.tsx'
import { Sheet } from '../card/PostSheet.ts'
import type { useFeed } from './use-feed.ts'

interface FeedProps {
  readonly filter: FeedFilter
  readonly feed: ReturnType<typeof useFeed>
  readonly onCreate: () => void
}

/** The sheet, with the posts or with what there is instead of them. */
export function Feed(props: FeedProps) {
  return (
    <Sheet aria-label={copy.feed.label}>
      <Posts {...props} />
    </Sheet>
  )
}

function Posts({ filter, feed: { query, posts }, onCreate }: FeedProps) {
  if (!posts) {
    return query.isError ? (
      <ErrorState message={copy.feed.loadFailed} onRetry={() => void query.refetch()} />
    ) : (
      <LoadingRows
        label={copy.feed.loading}
        count={6}
        row={(index) => <PostSkeleton index={index} />}
        hasRing
      />
    )
  }
  if (posts.length > 0) return <PostList filter={filter} query={query} posts={posts} />
  return (
    <EmptyState
      scene={filter === 'humordidas' ? <BananaPeel /> : <Lighthouse />}
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
