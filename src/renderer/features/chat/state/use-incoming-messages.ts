import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/state/session.ts'
import { useAppBadge } from './use-app-badge.ts'
import { useChatLocation } from './use-chat-location.ts'
import { useMessageFeed } from './use-message-feed.ts'
import { useNotificationActivation } from './use-notification-activation.ts'
import { useReadMarks } from './use-read-marks.ts'

/** Everything that chat does besides its panel. To be mounted once, inside the router, while a member is signed in. */
export function useIncomingMessages(): void {
  const userId = useAtomValue(currentUserIdAtom)
  const { friendId } = useChatLocation()
  useMessageFeed(userId, friendId)
  useReadMarks(friendId)
  useNotificationActivation()
  useAppBadge(userId)
}
