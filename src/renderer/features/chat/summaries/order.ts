import type { Summaries } from './summary.ts'

/**
 * Friends in the order of a list of conversations: those who wrote unread, then those last talked with, the newest first
 * in both; the others stay in their order.
 */
export function byConversation<Friend extends { readonly id: string }>(
  friends: readonly Friend[],
  summaries: Summaries,
): readonly Friend[] {
  const unread = summaries.filter((summary) => summary.unread > 0)
  const read = summaries.filter((summary) => summary.unread === 0)
  const places = new Map([...unread, ...read].map(({ friendId }, index) => [friendId, index]))
  const placeOf = ({ id }: Friend) => places.get(id) ?? places.size
  return friends.toSorted((one, other) => placeOf(one) - placeOf(other))
}
