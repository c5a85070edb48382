import { useMutation, useQuery, type InfiniteData } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { changeCached, invalidate } from '#renderer/server/cache/change-cached.ts'
import { queryClient } from '#renderer/server/cache/query-client.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import {
  acceptRequest,
  endFriendship,
  getRequest,
  sendRequest,
  withdrawRequest,
  type RequestPage,
} from './api.ts'
import {
  firstRelation,
  nextRelation,
  type Friend,
  type Relation,
  type RelationEvent,
  type RequestChange,
} from './friend.ts'
import { friendsKey } from './friends.ts'

/** Asks a member for their friendship. Where the other was faster their request shows instead. */
export function useSendRequest(otherId: string) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  return useMutation({
    mutationFn: () => sendRequest(userId, otherId),
    onSuccess: (outcome) =>
      outcome === 'sent'
        ? applyRelationEvent(userId, otherId, { type: 'asked' })
        : queryClient.invalidateQueries({ queryKey: relationKey(userId, otherId) }),
  })
}

/** Accepts the request of a member. One that is gone meanwhile shows as it is. */
export function useAcceptRequest(otherId: string) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  return useMutation({
    mutationFn: () => acceptRequest(otherId, userId),
    onSuccess: () => applyRelationEvent(userId, otherId, { type: 'accepted' }),
    onError: () => readAgain(userId, otherId),
  })
}

/** Withdraws the request to a member. One that was answered meanwhile shows as it is. */
export function useWithdrawRequest(otherId: string) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  return useMutation({
    mutationFn: () => withdrawRequest(userId, otherId),
    onSuccess: () => applyRelationEvent(userId, otherId, { type: 'ended' }),
    onError: () => readAgain(userId, otherId),
  })
}

/** Ends the friendship with a member. */
export function useEndFriendship(otherId: string) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  return useMutation({
    mutationFn: () => endFriendship(userId, otherId),
    onSuccess: () => applyRelationEvent(userId, otherId, { type: 'ended' }),
  })
}

async function readAgain(userId: string, otherId: string): Promise<void> {
  for (const direction of ['received', 'sent'] as const)
    void queryClient.invalidateQueries({ queryKey: pendingKey(userId, direction) })
  await queryClient.invalidateQueries({ queryKey: relationKey(userId, otherId) })
}

/** Who asked: another, who waits for the member's answer, or the member, who waits for another's. */
export type Direction = 'received' | 'sent'

export type RequestsData = InfiniteData<RequestPage, Cursor | null>

/** All that is known of requests, of which the relations to others are one part and the two lists the other. */
const requestsKey = (userId: string | null) => ['friend-requests', userId] as const

export const relationKey = (userId: string | null, otherId: string) =>
  [...requestsKey(userId), 'with', otherId] as const

export const pendingKey = (userId: string | null, direction: Direction) =>
  [...requestsKey(userId), direction] as const

/** Leads a relation on. Who is waited for and who is a friend changes with it, and is asked for again. */
export async function applyRelationEvent(
  userId: string,
  otherId: string,
  event: RelationEvent,
): Promise<void> {
  await changeCached<Relation>(queryClient, relationKey(userId, otherId), (relation) =>
    nextRelation(relation, event),
  )
  if (isAnswer(event)) await leavePending(userId, otherId)
  if (isEnd(event)) await leaveFriends(userId, otherId)
  for (const direction of ['received', 'sent'] as const)
    invalidate(queryClient, pendingKey(userId, direction))
  if (isAnswer(event)) void queryClient.invalidateQueries({ queryKey: friendsKey(userId) })
}

/** Whether no request waits any more, since it was accepted or is gone. */
const isAnswer = (event: RelationEvent): boolean =>
  event.type === 'accepted' ||
  event.type === 'ended' ||
  (event.type === 'known' && event.request?.status !== 'pending')

const isEnd = (event: RelationEvent): boolean =>
  event.type === 'ended' || (event.type === 'known' && event.request === null)

/** At once, before the lists are read again. */
async function leavePending(userId: string, otherId: string): Promise<void> {
  for (const direction of ['received', 'sent'] as const)
    await changeCached<RequestsData>(queryClient, pendingKey(userId, direction), (data) => ({
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        members: page.members.filter(({ id }) => id !== otherId),
      })),
    }))
}

const leaveFriends = (userId: string, otherId: string): Promise<void> =>
  changeCached<readonly Friend[]>(queryClient, friendsKey(userId), (friends) =>
    friends.filter(({ id }) => id !== otherId),
  )

/** Takes over what the member hears of a request, their own or another's. */
export async function applyRequestChange(
  userId: string,
  { record, old_record }: RequestChange,
): Promise<void> {
  const pair = record ?? old_record
  if (!pair) return
  const otherId = pair.sender_id === userId ? pair.receiver_id : pair.sender_id
  await applyRelationEvent(userId, otherId, { type: 'known', viewerId: userId, request: record })
}

/** Has all of it read anew, since something may have gone unheard. */
export function invalidateRequests(userId: string): void {
  invalidate(queryClient, requestsKey(userId))
  void queryClient.invalidateQueries({ queryKey: friendsKey(userId), stale: true })
}

/** The relation of the signed-in member to another. What either of them does shows by itself. */
export function useRelation(otherId: string) {
  const userId = useAtomValue(currentUserIdAtom)
  const first = firstRelation(userId, otherId)
  const query = useQuery({
    queryKey: relationKey(userId, otherId),
    enabled: first !== 'self' && otherId !== '',
    queryFn: async () => {
      const viewerId = userId ?? ''
      return nextRelation(first, { type: 'known', viewerId, request: await getRequest(viewerId, otherId) })
    },
  })
  return { relation: query.data ?? first, query }
}
