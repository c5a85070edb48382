import { useEffect, useRef } from 'react'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useSummariesKnown } from '../messages/summaries-cache.ts'
import type { Summaries } from '../messages/conversation-summary.ts'
import { closeNotice, updateNotice } from './notifications.ts'
import { useUnreadOf } from './unread.ts'

/** What a notification may say of each conversation, as strings: equal lists are equal. */
const unreadIn = (summaries: Summaries): readonly string[] =>
  summaries.map(({ friendId, unread, latest }) => `${friendId} ${unread} ${latest.id}`)

/**
 * Keeps notifications to what is unread: closes those of conversations that were read elsewhere or whose friend has
 * left, and changes those whose messages were taken back. Also finds what happened while this window was asleep.
 */
export function useTrueNotices(): void {
  const member = useMember()
  const isKnown = useSummariesKnown()
  const unread = useUnreadOf(unreadIn)
  const before = useRef(unread)
  useEffect(() => {
    const known = before.current.map(friendIn)
    before.current = unread
    if (!isKnown) return
    const now = new Set(unread.map(friendIn))
    for (const friendId of known) if (!now.has(friendId)) void closeNotice(member, friendId)
    for (const friendId of now) void updateNotice(member, friendId)
  }, [member, isKnown, unread])
}

const friendIn = (line: string): string => line.slice(0, line.indexOf(' '))
