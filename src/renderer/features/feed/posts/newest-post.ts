import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import type { Cursor } from '#renderer/lib/keyset.ts'
import type { FeedFilter } from '../categories.ts'
import { newestPost } from './api.ts'
import { changeCached } from '#renderer/server/cache/change-cached.ts'

const newestPostKey = (userId: string | null, filter?: FeedFilter) =>
  filter ? ['feed-head', userId, filter] : ['feed-head', userId]

const POLL_MS = 30_000

/** Position of the newest post on the server, asked every 30 s. A failed check is made again with the next one. */
export function useNewestPost(filter: FeedFilter) {
  const userId = useAtomValue(currentUserIdAtom)
  return useQuery({
    queryKey: newestPostKey(userId, filter),
    enabled: userId !== null,
    queryFn: () => newestPost(filter),
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  })
}

/** A deleted post is not news; the next check finds the one that is newest now. */
export const forgetNewest = (client: QueryClient, userId: string | null, postId: string): Promise<void> =>
  changeCached<Cursor | null>(client, newestPostKey(userId), (newest) =>
    newest?.id === postId ? null : newest,
  )
