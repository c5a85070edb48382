import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useAppBadge } from './attention/use-app-badge.ts'
import { useCloseRead } from './attention/use-close-read.ts'
import { useNotificationActivation } from './attention/use-notification-activation.ts'
import { useReadMarks } from './attention/use-read-marks.ts'
import { usePresence } from './presence/use-presence.ts'
import { useReceiveMessages } from './receiving/use-receive-messages.ts'
import { useChatLocation } from './use-chat-location.ts'

/** Everything that chat does besides its panel. To be mounted once, inside the router, while a member is signed in. */
export function useChat(): void {
  const userId = useAtomValue(currentUserIdAtom)
  const { friendId } = useChatLocation()
  useReceiveMessages(userId, friendId)
  usePresence(userId)
  useReadMarks(friendId)
  useCloseRead()
  useNotificationActivation()
  useAppBadge()
}
