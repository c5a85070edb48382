import { useMemo } from 'react'
import type { FeedFilter } from '../categories.ts'
import { postsOf } from '../posts/feed-cache.ts'
import type { Post } from '../posts/post.ts'
import { useLoadedFeed } from './feed.ts'

/** Posts of a category that the feed of all has loaded, to be shown until its own are read. `undefined`: none. */
export function useKnownPosts(filter: FeedFilter): readonly Post[] | undefined {
  const { data } = useLoadedFeed('all')
  return useMemo(() => {
    if (!data || filter === 'all') return undefined
    const known = postsOf(data).filter(({ category }) => category === filter)
    return known.length > 0 ? known : undefined
  }, [data, filter])
}
