import { useMutation, useQuery, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { changeCached, invalidate } from '#renderer/server/cache/change-cached.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import {
  acceptRequest,
  endFriendship,
  getRequest,
  sendRequest,
  setAside,
  takeUp,
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
  const member = useMember()
  return useMutation({
    mutationFn: () => sendRequest(member.supabase, member.id, otherId),
    onSuccess: (outcome) =>
      outcome === 'sent'
        ? applyRelationEvent(member, otherId, { type: 'asked' })
        : member.queries.invalidateQueries({ queryKey: relationKey(otherId) }),
  })
}

/** Accepts the request of a member. One that is gone meanwhile shows as it is. */
export function useAcceptRequest(otherId: string) {
  const member = useMember()
  return useMutation({
    mutationFn: () => acceptRequest(member.supabase, otherId, member.id),
    onSuccess: () => applyRelationEvent(member, otherId, { type: 'accepted' }),
    onError: () => readAgain(member.queries, otherId),
  })
}

/** Withdraws the request to a member. One that was answered meanwhile shows as it is. */
export function useWithdrawRequest(otherId: string) {
  const member = useMember()
  return useMutation({
    mutationFn: () => withdrawRequest(member.supabase, member.id, otherId),
    onSuccess: () => applyRelationEvent(member, otherId, { type: 'ended' }),
    onError: () => readAgain(member.queries, otherId),
  })
}

/** Ends the friendship with a member. */
export function useEndFriendship(otherId: string) {
  const member = useMember()
  return useMutation({
    mutationFn: () => endFriendship(member.supabase, member.id, otherId),
    onSuccess: () => applyRelationEvent(member, otherId, { type: 'ended' }),
  })
}

/** Sets the request of a member aside, or takes it up again: it goes from one list to the other. */
export function useSetAside(otherId: string) {
  const { queries, supabase } = useMember()
  return useMutation({
    mutationFn: (isAside: boolean) => (isAside ? setAside : takeUp)(supabase, otherId),
    onSuccess: async (_done, isAside) => {
      await leavePending(queries, otherId, [isAside ? 'received' : 'set-aside'])
      invalidate(queries, pendingKey('received'))
      invalidate(queries, pendingKey('set-aside'))
    },
    onError: () => readAgain(queries, otherId),
  })
}

async function readAgain(queries: QueryClient, otherId: string): Promise<void> {
  for (const list of LISTS) void queries.invalidateQueries({ queryKey: pendingKey(list) })
  await queries.invalidateQueries({ queryKey: relationKey(otherId) })
}

/** Requests without an answer: to this member, those of them that they have set aside, and by this member. */
const LISTS = ['received', 'set-aside', 'sent'] as const

export type RequestList = (typeof LISTS)[number]

export type RequestsData = InfiniteData<RequestPage, Cursor | null>

/** All that is known of requests, of which the relations to others are one part and the lists the other. */
const requestsKey = ['friend-requests'] as const

export const relationKey = (otherId: string) => [...requestsKey, 'with', otherId] as const

export const pendingKey = (list: RequestList) => [...requestsKey, list] as const

/** Leads a relation on. Who is waited for and who is a friend changes with it, and is asked for again. */
export async function applyRelationEvent(
  { queries }: MemberScope,
  otherId: string,
  event: RelationEvent,
): Promise<void> {
  await changeCached<Relation>(queries, relationKey(otherId), (relation) => nextRelation(relation, event))
  if (isAnswer(event)) await leavePending(queries, otherId)
  if (isEnd(event)) await leaveFriends(queries, otherId)
  for (const list of LISTS) invalidate(queries, pendingKey(list))
  if (isAnswer(event)) void queries.invalidateQueries({ queryKey: friendsKey })
}

/** Whether no request waits any more, since it was accepted or is gone. */
const isAnswer = (event: RelationEvent): boolean =>
  event.type === 'accepted' ||
  event.type === 'ended' ||
  (event.type === 'known' && event.request?.status !== 'pending')

const isEnd = (event: RelationEvent): boolean =>
  event.type === 'ended' || (event.type === 'known' && event.request === null)

/** At once, before the lists are read again. */
async function leavePending(
  queries: QueryClient,
  otherId: string,
  lists: readonly RequestList[] = LISTS,
): Promise<void> {
  for (const list of lists)
    await changeCached<RequestsData>(queries, pendingKey(list), (data) => ({
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        members: page.members.filter(({ id }) => id !== otherId),
      })),
    }))
}

const leaveFriends = (queries: QueryClient, otherId: string): Promise<void> =>
  changeCached<readonly Friend[]>(queries, friendsKey, (friends) =>
    friends.filter(({ id }) => id !== otherId),
  )

/** Takes over what the member hears of a request, their own or another's. */
export async function applyRequestChange(
  member: MemberScope,
  { record, old_record }: RequestChange,
): Promise<void> {
  const pair = record ?? old_record
  if (!pair) return
  const otherId = pair.sender_id === member.id ? pair.receiver_id : pair.sender_id
  await applyRelationEvent(member, otherId, { type: 'known', viewerId: member.id, request: record })
}

/** Has all of it read anew, since something may have gone unheard. */
export function invalidateRequests({ queries }: MemberScope): void {
  invalidate(queries, requestsKey)
  void queries.invalidateQueries({ queryKey: friendsKey, stale: true })
}

/** The relation of the signed-in member to another. What either of them does shows by itself. */
export function useRelation(otherId: string) {
  const member = useMember()
  const first = firstRelation(member.id, otherId)
  const query = useQuery({
    queryKey: relationKey(otherId),
    enabled: first !== 'self' && otherId !== '',
    queryFn: async () => {
      const request = await getRequest(member.supabase, member.id, otherId)
      return nextRelation(first, { type: 'known', viewerId: member.id, request })
    },
  })
  return { relation: query.data ?? first, query }
}
