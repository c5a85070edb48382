import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import type { NotificationActivated } from '#shared/bridge.ts'
import { desktop } from '#renderer/lib/desktop.ts'
import { CHAT_PARAM } from '#renderer/lib/paths.ts'
import { useSendMessage } from '../outbox/use-send-message.ts'
import { markRead } from '../messages/read-receipts.ts'
import { friendOfTag } from './notifications.ts'

/** Opens the conversation of a clicked notification over the current page; sends an inline reply. */
export function useNotificationActivation(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { send } = useSendMessage()
  const member = useMember()

  const activate = useEffectEvent(({ tag, reply }: NotificationActivated) => {
    const friendId = friendOfTag(tag, member.id)
    if (friendId === null) return
    if (reply === undefined) {
      const parameters = new URLSearchParams(search)
      parameters.set(CHAT_PARAM, friendId)
      void navigate({ pathname, search: `?${parameters}` })
      return
    }
    send(friendId, reply)
    markRead(member, friendId)
  })
  useEffect(() => desktop.notifications.onActivate((event) => activate(event)), [])
}
