import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useSummaries, useSummariesKnown } from '../summaries/summaries-cache.ts'
import type { Summaries } from '../summaries/summary.ts'
import { closeNotice } from './notifications.ts'

/** A text, which is the same for the same friends. */
const unreadFriends = (summaries: Summaries): string =>
  summaries
    .filter(({ unread }) => unread > 0)
    .map(({ friendId }) => friendId)
    .toSorted()
    .join(' ')

/** Takes the notifications of conversations back that were read elsewhere while nothing of it was heard: asleep, cut off. */
export function useCloseRead(): void {
  const userId = useAtomValue(currentUserIdAtom)
  const isKnown = useSummariesKnown()
  const unread = useSummaries(unreadFriends)
  const before = useRef({ userId, unread })
  useEffect(() => {
    const { userId: whose, unread: known } = before.current
    before.current = { userId, unread }
    if (userId === null || whose !== userId || !isKnown) return
    const still = new Set(unread.split(' '))
    for (const friendId of known.split(' '))
      if (friendId !== '' && !still.has(friendId))
        closeNotice(userId, friendId).catch((error: unknown) =>
          console.error('a notification could not be closed', error),
        )
  }, [userId, isKnown, unread])
}
