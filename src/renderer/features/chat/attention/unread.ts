import { useCallback, useMemo } from 'react'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { useSummaries } from '../summaries/summaries-cache.ts'
import { summaryOf, type Summaries } from '../summaries/summary.ts'

/** How many messages of a friend were not read. */
export const useUnread = (friendId: string): number =>
  useSummaries(useCallback((summaries: Summaries) => summaryOf(summaries, friendId)?.unread ?? 0, [friendId]))

/** In how many conversations something was not read; not of those who are no friends any more, whom no list shows. */
export function useUnreadConversations(): number {
  const { data: friends } = useFriends()
  const ids = useMemo(() => friends && new Set(friends.map(({ id }) => id)), [friends])
  return useSummaries(
    useCallback(
      (summaries: Summaries) =>
        summaries.filter(({ friendId, unread }) => unread > 0 && ids?.has(friendId) !== false).length,
      [ids],
    ),
  )
}
