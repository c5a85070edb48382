import { useEffect } from 'react'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { useUnreadConversations } from './unread.ts'

/** Shows the number of unread conversations on the app's icon; without a member it has none. */
export function useAppBadge(): void {
  const count = useUnreadConversations()
  useEffect(() => {
    unwrap(desktop.app.setBadge(count)).catch(report)
  }, [count])
  useEffect(() => () => void unwrap(desktop.app.setBadge(0)).catch(report), [])
}

function report(error: unknown) {
  console.error('the badge could not be changed', error)
}
