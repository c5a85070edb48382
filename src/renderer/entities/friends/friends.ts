import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { persistQuery } from '#renderer/server/cache/persist-rules.ts'
import { queryClient } from '#renderer/server/cache/query-client.ts'
import { quietRetry } from '#renderer/server/cache/query-hooks.ts'
import { getFriends } from './api.ts'
import type { Friend } from './friend.ts'

const MOST_KEPT = 5_000

persistQuery('friends', { most: 1, part: (friends: readonly Friend[]) => friends.slice(0, MOST_KEPT) })

/** Where the cache has the friends of a member. */
export const friendsKey = (userId: string | null) => ['friends', userId] as const

const friendsQuery = (userId: string | null) =>
  queryOptions({
    queryKey: friendsKey(userId),
    queryFn: getFriends,
    enabled: userId !== null,
    refetchInterval: quietRetry,
  })

/** All friends of the signed-in member. After a failure it tries again by itself every half minute. */
export const useFriends = () => useQuery(friendsQuery(useAtomValue(currentUserIdAtom)))

/** A friend by id; the list is read anew when it does not hold the friend yet. @throws the server's error */
export async function findFriend(userId: string, friendId: string): Promise<Friend | undefined> {
  const named = (friends?: readonly Friend[]) => friends?.find(({ id }) => id === friendId)
  const query = friendsQuery(userId)
  return (
    named(queryClient.getQueryData(query.queryKey)) ??
    named(await queryClient.fetchQuery({ ...query, staleTime: 0 }))
  )
}
