import { atomWithQuery } from 'jotai-tanstack-query'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { quietRetry } from '#renderer/lib/quiet-retry.ts'
import { queryClient } from '#renderer/lib/store.ts'
import { getFriends } from './api/get-friends.ts'
import type { Friend } from './friend.ts'

const friendsKey = (userId: string | null) => ['friends', userId] as const

/** All friends of the signed-in member. After a failure it tries again by itself every half minute. */
export const friendsAtom = atomWithQuery((get) => {
  const userId = get(currentUserIdAtom)
  return {
    queryKey: friendsKey(userId),
    queryFn: getFriends,
    enabled: userId !== null,
    refetchInterval: quietRetry,
  }
})

/** A friend by id; the list is read anew when it does not hold the friend yet. @throws the server's error */
export async function findFriend(userId: string, friendId: string): Promise<Friend | undefined> {
  const named = (friends?: readonly Friend[]) => friends?.find(({ id }) => id === friendId)
  const queryKey = friendsKey(userId)
  return (
    named(queryClient.getQueryData(queryKey)) ??
    named(await queryClient.fetchQuery({ queryKey, queryFn: getFriends, staleTime: 0 }))
  )
}
