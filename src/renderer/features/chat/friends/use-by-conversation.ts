import { useMemo } from 'react'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { byConversation } from '../summaries/order.ts'
import { useSummaries } from '../summaries/summaries-cache.ts'
import type { Summaries } from '../summaries/summary.ts'

const all = (summaries: Summaries) => summaries

/** Friends as the list of conversations has them: who wrote unread first, then those last talked with. */
export function useByConversation(friends: readonly Friend[] | undefined): readonly Friend[] | undefined {
  const summaries = useSummaries(all)
  return useMemo(() => friends && byConversation(friends, summaries), [friends, summaries])
}
