import { atomWithQuery } from 'jotai-tanstack-query'
import { currentUserIdAtom } from '#renderer/entities/session/state/session.ts'
import { newestPost } from '../api/newest-post.ts'
import type { FeedFilter } from '../categories.ts'

const POLL_MS = 30_000

/** Position of the newest post on the server, asked every 30 s. A failed check is made again with the next one. */
export const createNewestPostAtom = (filter: FeedFilter) =>
  atomWithQuery((get) => {
    const userId = get(currentUserIdAtom)
    return {
      queryKey: ['feed-head', userId, filter],
      enabled: userId !== null,
      queryFn: () => newestPost(filter),
      staleTime: 0,
      refetchInterval: POLL_MS,
      refetchOnWindowFocus: 'always',
    }
  })
