import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { closeNotice } from './notifications.ts'
import { forgetUnreadAtom, unreadByFriendAtom, unreadConversationsAtom } from './unread.ts'

/** Shows the number of unread conversations on the app's icon; with the session it goes, and the notifications too. */
export function useAppBadge(userId: string | null): void {
  const count = useAtomValue(unreadConversationsAtom)
  const forgetUnread = useSetAtom(forgetUnreadAtom)
  const store = useStore()

  useEffect(() => {
    unwrap(desktop.app.setBadge(count)).catch(report)
  }, [count])

  useEffect(
    () => () => {
      for (const friendId of store.get(unreadByFriendAtom).keys()) closeNotice(friendId).catch(report)
      forgetUnread()
      unwrap(desktop.app.setBadge(0)).catch(report)
    },
    [userId, store, forgetUnread],
  )
}

function report(error: unknown) {
  console.error('the badge or a notification could not be changed', error)
}
