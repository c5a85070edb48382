import { useEffect, useRef } from 'react'
import { announce } from '#renderer/ui/announce.ts'
import type { FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import type { useFeed } from './use-feed.ts'

/** Says what is shown after the member has chosen another category. */
export function useSaidFilter(filter: FeedFilter, { posts, query }: ReturnType<typeof useFeed>): void {
  const said = useRef(filter)
  const count = query.data && posts?.length
  const { hasNextPage } = query
  useEffect(() => {
    if (said.current === filter || count === undefined) return
    said.current = filter
    announce(copy.filter.shown(copy.title(filter), count, hasNextPage))
  }, [filter, count, hasNextPage])
}
