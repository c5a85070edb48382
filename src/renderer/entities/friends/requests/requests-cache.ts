import { changeCached } from '#renderer/server/queries/change-cached.ts'
import { queryClient } from '#renderer/server/queries/query-client.ts'
import { friendsKey } from '../friends.ts'
import { nextRelation, type Relation, type RelationEvent, type RequestChange } from './relation.ts'

/** All that is known of requests, of which the relations to others are one part and who waits for an answer the other. */
const requestsKey = (userId: string | null) => ['friend-requests', userId] as const

export const relationKey = (userId: string | null, otherId: string) =>
  [...requestsKey(userId), 'with', otherId] as const

export const receivedKey = (userId: string | null) => [...requestsKey(userId), 'received'] as const

/** Leads a relation on. Who waits for an answer and who is a friend is asked for again where it follows from that. */
export async function leadOn(userId: string, otherId: string, event: RelationEvent): Promise<void> {
  await changeCached<Relation>(queryClient, relationKey(userId, otherId), (relation) =>
    nextRelation(relation, event),
  )
  void queryClient.invalidateQueries({ queryKey: receivedKey(userId) })
  if (mayChangeFriends(event)) void queryClient.invalidateQueries({ queryKey: friendsKey(userId) })
}

const mayChangeFriends = (event: RelationEvent): boolean =>
  event.type === 'accepted' || (event.type === 'known' && event.request?.status !== 'pending')

/** Takes over what the member hears of a request, their own or another's. */
export async function hearRequest(userId: string, { record, old_record }: RequestChange): Promise<void> {
  const pair = record ?? old_record
  if (!pair) return
  const otherId = pair.sender_id === userId ? pair.receiver_id : pair.sender_id
  await leadOn(userId, otherId, { type: 'known', viewerId: userId, request: record })
}

/** Has all of it read anew, since something may have gone unheard. */
export function missedRequests(userId: string): void {
  void queryClient.invalidateQueries({ queryKey: requestsKey(userId) })
  void queryClient.invalidateQueries({ queryKey: friendsKey(userId), stale: true })
}
