import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { desktop } from '#renderer/lib/desktop.ts'
import { CHAT_PARAM, paths } from '#renderer/lib/paths.ts'
import { useSendMessage } from '../sending/use-send-message.ts'
import { friendOfTag } from './notifications.ts'
import { markReadAtom } from './unread.ts'

/** A click on a message's notification opens its conversation over the current page; an inline reply is sent. */
export function useNotificationActivation(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { send } = useSendMessage()
  const markRead = useSetAtom(markReadAtom)

  useEffect(
    () =>
      desktop.notifications.onActivate(({ tag, route, reply }) => {
        const friendId = friendOfTag(tag)
        if (friendId === null) return
        if (reply === undefined) {
          const parameters = new URLSearchParams(search)
          parameters.set(CHAT_PARAM, friendId)
          void navigate(pathname.startsWith(paths.dashboard) ? { pathname, search: `?${parameters}` } : route)
          return
        }
        send(friendId, reply)
        markRead(friendId)
      }),
    [navigate, pathname, search, send, markRead],
  )
}
