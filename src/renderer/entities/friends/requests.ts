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

/** Sends a friend request. If the other member was faster, their request shows instead. */
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

/** Accepts the request of a member. If it is gone, the current state shows. */
export function useAcceptRequest(otherId: string) {
  const member = useMember()
  return useMutation({
    mutationFn: () => acceptRequest(member.supabase, otherId, member.id),
    onSuccess: () => applyRelationEvent(member, otherId, { type: 'accepted' }),
    onError: () => readAgain(member.queries, otherId),
  })
}

/** Withdraws the request to a member. If it was answered, the current state shows. */
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

/** Sets a request aside or takes it up again, moving it between the lists. */
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

/** Lists of pending requests: received, set aside by this member, and sent. */
const LISTS = ['received', 'set-aside', 'sent'] as const

export type RequestList = (typeof LISTS)[number]

export type RequestsData = InfiniteData<RequestPage, Cursor | null>

/** Key of everything about requests: the relations and the lists. */
const requestsKey = ['friend-requests'] as const

export const relationKey = (otherId: string) => [...requestsKey, 'with', otherId] as const

export const pendingKey = (list: RequestList) => [...requestsKey, list] as const

/** Applies an event to a relation. Lists of requests and friends are read again as needed. */
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

/** Whether no request is pending any more, because it was accepted or is gone. */
const isAnswer = (event: RelationEvent): boolean =>
  event.type === 'accepted' ||
  event.type === 'ended' ||
  (event.type === 'known' && event.request?.status !== 'pending')

const isEnd = (event: RelationEvent): boolean =>
  event.type === 'ended' || (event.type === 'known' && event.request === null)

/** Removes the member at once, before the lists are read again. */
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

/** Applies a live change of a request, by the member or another one. */
export async function applyRequestChange(
  member: MemberScope,
  { record, old_record }: RequestChange,
): Promise<void> {
  const pair = record ?? old_record
  if (!pair) return
  const otherId = pair.sender_id === member.id ? pair.receiver_id : pair.sender_id
  await applyRelationEvent(member, otherId, { type: 'known', viewerId: member.id, request: record })
}

/** Has friends and requests read again, because a friend was banned or is back. */
export function rereadFriends({ queries }: MemberScope): void {
  invalidate(queries, requestsKey)
  void queries.invalidateQueries({ queryKey: friendsKey })
}

/** Applies that somebody's account has ended. */
export const forgetMember = (member: MemberScope, otherId: string): Promise<void> =>
  applyRelationEvent(member, otherId, { type: 'known', viewerId: member.id, request: null })

/** Invalidates everything about requests, after live changes may have been missed. */
export function invalidateRequests({ queries }: MemberScope): void {
  invalidate(queries, requestsKey)
  void queries.invalidateQueries({ queryKey: friendsKey, stale: true })
}

/** The relation of the signed-in member to another one, kept up to date with both members' actions. */
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
    // It may have been withdrawn, which nobody tells.
    refetchOnWindowFocus: ({ state }) => (state.data === 'pending_received' ? 'always' : true),
  })
  return { relation: query.data ?? first, query }
}
