import { useEffect, useLayoutEffect, useRef } from 'react'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useAppBadge } from './notifications/unread.ts'
import { useTrueNotices } from './notifications/use-true-notices.ts'
import { useUnreadDivider } from './notifications/use-unread-divider.ts'
import { useNotificationActivation } from './notifications/use-notification-activation.ts'
import { usePresence } from './friends/presence.ts'
import { useChatLocation } from './use-chat-location.ts'
import { isAttentive, isLookedAt } from './notifications/attention.ts'
import { isMuted } from './notifications/muted.ts'
import {
  closeNotice,
  notificationsFor,
  raiseNotification,
  updateNotice,
} from './notifications/notifications.ts'
import { followedAtom } from './notifications/unread-divider.ts'
import type { ChatMessage } from './messages/message.ts'
import { useTellUnsent } from './outbox/use-tell-unsent.ts'
import { receiveMessages } from './inbox/receive-messages.ts'

/** Everything that the chat does outside its panel. Mounted once, inside the router, while a member is signed in. */
export function useChat(): void {
  const { friendId } = useChatLocation()
  useReceiveMessages(friendId)
  useTellUnsent()
  usePresence()
  useUnreadDivider(friendId)
  useTrueNotices()
  useNotificationActivation()
  useAppBadge()
}

/** Follows the messages of the member: caches, outbox, read receipts and notifications stay current. */
function useReceiveMessages(openFriendId: string | null): void {
  const member = useMember()
  const open = useRef(openFriendId)
  // Updated together with the page: a message that comes just after a conversation was left was not seen.
  useLayoutEffect(() => {
    open.current = openFriendId
  }, [openFriendId])

  useEffect(() => {
    const attention = () => ({ openFriendId: open.current, attentive: isAttentive() })
    const isWanted = (friendId: string) =>
      !member.signal.aborted && !isMuted(member, friendId) && !isLookedAt(friendId, attention())
    const announce = (messages: readonly ChatMessage[]) => {
      for (const notice of notificationsFor(messages, member.id, attention())) {
        if (isMuted(member, notice.friendId)) continue
        raiseNotification(member, notice, () => isWanted(notice.friendId)).catch((error: unknown) =>
          console.error('a notification could not be shown', error),
        )
      }
    }
    return receiveMessages(member, {
      onNew: announce,
      isFollowed: (friendId) =>
        isLookedAt(friendId, attention()) && member.store.get(followedAtom) === friendId,
      onReadElsewhere: (friendId) => void closeNotice(member, friendId),
      onTakenBack: (friendId) => void updateNotice(member, friendId),
    })
  }, [member])
}
