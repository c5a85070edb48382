import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { persistQuery } from '#renderer/server/cache/persist-rules.ts'
import { quietRetry } from '#renderer/server/cache/query-hooks.ts'
import { getFriends } from './api.ts'
import type { Friend } from './friend.ts'

const MOST_KEPT = 5_000

persistQuery('friends', { most: 1, part: (friends: readonly Friend[]) => friends.slice(0, MOST_KEPT) })

/** Query key of the member's friends. */
export const friendsKey = ['friends'] as const

const friendsQuery = ({ supabase }: MemberScope) =>
  queryOptions({
    queryKey: friendsKey,
    queryFn: () => getFriends(supabase),
    refetchInterval: quietRetry,
  })

/** All friends of the signed-in member. After a failure it retries every half minute. */
export const useFriends = () => useQuery(friendsQuery(useMember()))

/** Has the list read again, also while it is being read. */
export function readFriendsAnew({ queries }: MemberScope): void {
  void queries.invalidateQueries({ queryKey: friendsKey })
}

/** A friend by id; reads the list again if the friend is not in it yet. @throws the server's error */
export async function findFriend(member: MemberScope, friendId: string): Promise<Friend | undefined> {
  const named = (friends?: readonly Friend[]) => friends?.find(({ id }) => id === friendId)
  const query = friendsQuery(member)
  return (
    named(member.queries.getQueryData(query.queryKey)) ??
    named(await member.queries.fetchQuery({ ...query, staleTime: 0 }))
  )
}
