import { useCallback, useEffect, useMemo } from 'react'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { useSummaries } from '../messages/summaries-cache.ts'
import { summaryOf, type Summaries } from '../messages/conversation-summary.ts'

/** Number of unread messages of a friend. */
export const useUnread = (friendId: string): number =>
  useSummaries(useCallback((summaries: Summaries) => summaryOf(summaries, friendId)?.unread ?? 0, [friendId]))

/**
 * A selection from the conversations with unread messages, without those of former friends, which no list shows.
 * @param select a constant; must return an equal value for equal summaries
 */
export function useUnreadOf<Part>(select: (unread: Summaries) => Part): Part {
  const { data: friends } = useFriends()
  const ids = useMemo(() => friends && new Set(friends.map(({ id }) => id)), [friends])
  return useSummaries(
    useCallback(
      (summaries: Summaries) =>
        select(summaries.filter(({ friendId, unread }) => unread > 0 && ids?.has(friendId) !== false)),
      [ids, select],
    ),
  )
}

const countOf = ({ length }: Summaries): number => length

/** Number of conversations with unread messages. */
export const useUnreadConversations = (): number => useUnreadOf(countOf)

/** Shows the number of unread conversations on the app's icon; nothing without a member. */
export function useAppBadge(): void {
  const count = useUnreadConversations()
  useEffect(() => {
    unwrap(desktop.app.setBadge(count)).catch(report)
  }, [count])
  useEffect(() => () => void unwrap(desktop.app.setBadge(0)).catch(report), [])
}

function report(error: unknown) {
  console.error('the badge could not be changed', error)
}
