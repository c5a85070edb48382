import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { forgetUnreadAtom, unreadConversationsAtom } from './unread.ts'

/** Shows the number of unread conversations on the app's icon; with the session it goes, and main takes the notifications. */
export function useAppBadge(userId: string | null): void {
  const count = useAtomValue(unreadConversationsAtom)
  const forgetUnread = useSetAtom(forgetUnreadAtom)

  useEffect(() => {
    unwrap(desktop.app.setBadge(count)).catch(report)
  }, [count])

  useEffect(
    () => () => {
      forgetUnread()
      unwrap(desktop.app.setBadge(0)).catch(report)
    },
    [userId, forgetUnread],
  )
}

function report(error: unknown) {
  console.error('the badge could not be changed', error)
}
