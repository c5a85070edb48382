import { useEffect, useRef } from 'react'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useSummaries, useSummariesKnown } from '../messages/summaries-cache.ts'
import { useAttentive } from './attention.ts'
import { closeNotice } from './notifications.ts'
import { clearUnreadDivider, setUnreadDivider } from './unread-divider.ts'
import { useUnread } from './unread.ts'
import type { Summaries } from '../messages/conversation-summary.ts'

/** Sets the unread divider when the open conversation is viewed again, and closes its notification. */
export function useUnreadDivider(openFriendId: string | null): void {
  const attentive = useAttentive()
  const member = useMember()
  const isKnown = useSummariesKnown()
  const waiting = useUnread(openFriendId ?? '') > 0
  /** Whether arriving messages are seen by the member. */
  const isWatching = useRef(false)

  useEffect(() => {
    if (openFriendId === null || !attentive) return
    close(member, openFriendId)
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

/** As a string, so that equal lists are equal. */
const unreadFriends = (summaries: Summaries): string =>
  summaries
    .filter(({ unread }) => unread > 0)
    .map(({ friendId }) => friendId)
    .toSorted()
    .join(' ')

/** Closes notifications of conversations that were read elsewhere while this window was asleep or disconnected. */
export function useCloseReadNotifications(): void {
  const member = useMember()
  const isKnown = useSummariesKnown()
  const unread = useSummaries(unreadFriends)
  const before = useRef(unread)
  useEffect(() => {
    const known = before.current
    before.current = unread
    if (!isKnown) return
    const still = new Set(unread.split(' '))
    for (const friendId of known.split(' '))
      if (friendId !== '' && !still.has(friendId)) close(member, friendId)
  }, [member, isKnown, unread])
}

/** Closes notifications of those who are no friends any more, whose conversation no list leads to. */
export function useCloseFormerNotifications(): void {
  const member = useMember()
  const { data: friends } = useFriends()
  const before = useRef(friends)
  useEffect(() => {
    const known = before.current
    before.current = friends
    if (!known || !friends) return
    const still = new Set(friends.map(({ id }) => id))
    for (const { id } of known) if (!still.has(id)) close(member, id)
  }, [member, friends])
}

function close(member: MemberScope, friendId: string): void {
  closeNotice(member, friendId).catch((error: unknown) =>
    console.error('a notification could not be closed', error),
  )
}
