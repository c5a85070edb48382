import { useMemo } from 'react'
import { useIsDeleted, useUndeleted } from '#renderer/entities/deletion/undoable-deletion.ts'
import { compareNewestFirst } from '#renderer/lib/keyset.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { deletablePost } from '../card/post-mutations.ts'
import type { FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { postsOf } from '../posts/feed-cache.ts'
import { useNewestPost } from '../posts/newest-post.ts'
import { useFeedPages, useLoadedFeed, useRenewFeed } from './feed.ts'
import type { Post } from '../posts/post.ts'

type Feed = ReturnType<typeof useFeed>

/** The feed of one filter: its pages as one list, and the actions on the whole list. */
export function useFeed(filter: FeedFilter) {
  const query = useFeedPages(filter)
  const renewal = useRenewFeed(filter)
  const { data } = query
  const reportFailure = useReportFailure('echo')
  useFirstFailure(filter, query, (cause) => reportFailure(copy.feed.loadFailed, cause))
  const known = useKnownPosts(filter)
  const posts = useUndeleted(
    deletablePost,
    useMemo(() => (data ? postsOf(data) : known), [data, known]),
  )
  return { query, posts, top: data?.pages[0]?.top, renew: renewal.mutateAsync, isRenewing: renewal.isPending }
}

/** Whether the server has newer posts than the loaded ones; checked every 30 s and when the window gets the focus. */
export function useHasNewerPosts(filter: FeedFilter, { query, posts, top }: Feed): boolean {
  const { data: newest } = useNewestPost(filter)
  const isDeleted = useIsDeleted(deletablePost, newest?.id ?? '')
  if (newest == null || isDeleted || posts === undefined || query.data === undefined) return false
  // A new own post is above the loaded ones.
  if (posts.some((post) => post.id === newest.id)) return false
  return top == null || compareNewestFirst(newest, top) < 0
}

/** Posts of a category known from the feed of all, shown until its own are loaded; `undefined` if there are none. */
function useKnownPosts(filter: FeedFilter): readonly Post[] | undefined {
  const { data } = useLoadedFeed('all')
  return useMemo(() => {
    if (!data || filter === 'all') return undefined
    const known = postsOf(data).filter(({ category }) => category === filter)
    return known.length > 0 ? known : undefined
  }, [data, filter])
}
