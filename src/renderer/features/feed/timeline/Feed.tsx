import Button from '@mui/material/Button'
import { EmptyState, ErrorState } from '#renderer/ui/states/Notice.tsx'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { BananaPeel, Lighthouse } from '#renderer/ui/states/scenes.tsx'
import { HUMOUR_CATEGORY, type FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { useWaitingPosts, WaitingPosts } from '../outbox/WaitingPosts.tsx'
import { PostSkeleton } from './PostSkeleton.tsx'
import { Invitation } from './Invitation.tsx'
import { PostList } from './PostList.tsx'
import { BareSheet, Sheet } from '../card/PostSheet.ts'
import type { useFeed } from './use-feed.ts'

interface FeedProps {
  readonly filter: FeedFilter
  readonly feed: ReturnType<typeof useFeed>
  readonly onCreate: () => void
}

/** The sheet with the posts, or the state shown instead. */
export function Feed(props: FeedProps) {
  const { filter, feed, onCreate } = props
  const waiting = useWaitingPosts(filter)
  // A surface without content would be an empty box.
  const Ground = feed.posts?.length === 0 && waiting.length === 0 ? BareSheet : Sheet
  return (
    <Ground aria-label={copy.feed.label}>
      <Invitation filter={filter} onCreate={onCreate} />
      <WaitingPosts posts={waiting} showsCategory={filter === 'all'} onEdit={onCreate} />
      <Posts key={filter} {...props} />
    </Ground>
  )
}

function Posts({ filter, feed: { query, posts }, onCreate }: FeedProps) {
  if (!posts) {
    return query.isError ? (
      <ErrorState isMain message={copy.feed.late.all} onRetry={() => void query.refetch()} />
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
  const isHumour = filter === HUMOUR_CATEGORY
  const { emptyText, emptyAction } = isHumour ? copy.feed.humour : copy.feed
  return (
    <EmptyState
      isMain
      scene={isHumour ? <BananaPeel /> : <Lighthouse />}
      title={copy.feed.emptyTitle}
      description={emptyText}
      action={
        <Button variant="outlined" onClick={onCreate}>
          {emptyAction}
        </Button>
      }
    />
  )
}
