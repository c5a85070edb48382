import { useCallback } from 'react'
import { useSummaries } from '../summaries/summaries-cache.ts'
import { summaryOf, type Summaries } from '../summaries/summary.ts'

/** How many messages of a friend were not read. */
export const useUnread = (friendId: string): number =>
  useSummaries(useCallback((summaries: Summaries) => summaryOf(summaries, friendId)?.unread ?? 0, [friendId]))

/** In how many conversations something was not read. */
export const useUnreadConversations = (): number => useSummaries(countUnread)

const countUnread = (summaries: Summaries) => summaries.filter(({ unread }) => unread > 0).length
