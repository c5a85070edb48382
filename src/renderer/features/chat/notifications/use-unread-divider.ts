import { useEffect, useRef } from 'react'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useSummariesKnown } from '../messages/summaries-cache.ts'
import { useAttentive } from './attention.ts'
import { closeNotice } from './notifications.ts'
import { clearUnreadDivider, setUnreadDivider } from './unread-divider.ts'
import { useUnread } from './unread.ts'

/** Sets the unread divider when the open conversation is viewed again, and closes its notification. */
export function useUnreadDivider(openFriendId: string | null): void {
  const attentive = useAttentive()
  const member = useMember()
  const isKnown = useSummariesKnown()
  const waiting = useUnread(openFriendId ?? '') > 0
  /** Whether arriving messages are seen by the member. */
  const isWatching = useRef(false)

  useEffect(() => {
    if (openFriendId !== null && attentive) void closeNotice(member, openFriendId)
  }, [member, openFriendId, attentive])

  useEffect(
    () => () => {
      isWatching.current = false
      clearUnreadDivider(member)
    },
    [member, openFriendId],
  )

  useEffect(() => {
    const isLookedAt = openFriendId !== null && attentive
    if (isLookedAt && waiting && !isWatching.current) setUnreadDivider(member, openFriendId)
    // A member who leaves in between stopped reading where they had before.
    isWatching.current = (isLookedAt || (isWatching.current && waiting)) && isKnown
  }, [waiting, attentive, isKnown, member, openFriendId])
}
