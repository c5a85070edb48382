import { useSummaries, useSummary } from '../summaries/summaries-cache.ts'
import type { Summaries } from '../summaries/summary.ts'

/** How many messages of a friend were not read. */
export const useUnread = (friendId: string): number => useSummary(friendId)?.unread ?? 0

/** In how many conversations something was not read. */
export const useUnreadConversations = (): number => useSummaries(countUnread)

const countUnread = (summaries: Summaries) => summaries.filter(({ unread }) => unread > 0).length
