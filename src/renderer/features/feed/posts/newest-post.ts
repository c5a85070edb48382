import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { changeCached } from '#renderer/server/cache/change-cached.ts'
import type { FeedFilter } from '../categories.ts'
import { askedPosts } from './adult-gate.ts'
import { newestPost } from './api.ts'

/** First element of the keys of the newest posts, by feed. */
const NEWEST = 'feed-head'

const POLL_MS = 30_000

/** Position of the newest post on the server, checked every 30 s. A failed check waits for the next one. */
export function useNewestPost(filter: FeedFilter) {
  const member = useMember()
  return useQuery({
    queryKey: [NEWEST, filter],
    queryFn: () => newestPost(member.supabase, askedPosts(member, filter)),
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  })
}

/** Removes a deleted post from the check; the next one finds the newest post. */
export const forgetNewest = (client: QueryClient, postId: string): Promise<void> =>
  changeCached<Cursor | null>(client, [NEWEST], (newest) => (newest?.id === postId ? null : newest))
