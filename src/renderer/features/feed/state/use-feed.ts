import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { compareNewestFirst } from '../api/cursor.ts'
import type { Post } from '../api/post-row.ts'
import type { FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { createFeedAtom, createRenewFeedAtom } from './feed.ts'
import { postsOf } from './feed-cache.ts'
import { createNewestPostAtom } from './newest-post.ts'
import { useReportFailure } from './use-report-failure.ts'

/** The feed of one filter: its pages as one list, and what a reader can do with the list as a whole. */
export function useFeed(filter: FeedFilter) {
  const query = useAtomValue(useMemo(() => createFeedAtom(filter), [filter]))
  const renewal = useAtomValue(useMemo(() => createRenewFeedAtom(filter), [filter]))
  const { data } = query
  const reportFailure = useReportFailure()
  useFirstFailure(filter, query, (cause) => reportFailure(copy.feed.loadFailed, cause))
  const posts = useMemo(() => data && postsOf(data), [data])
  return { query, posts, renew: renewal.mutateAsync, isRenewing: renewal.isPending }
}

/** Whether the server has posts newer than the one on top; asked every 30 s and when the window gets the focus. */
export function useHasNewerPosts(filter: FeedFilter, posts: readonly Post[] | undefined): boolean {
  const { data: newest } = useAtomValue(useMemo(() => createNewestPostAtom(filter), [filter]))
  if (newest == null || posts === undefined) return false
  const [top] = posts
  return top === undefined || compareNewestFirst(newest, top) < 0
}
