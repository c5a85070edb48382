import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { sessionAtom } from '#renderer/session/session.ts'
import { isUnfinishedAtom } from '#renderer/features/auth/flow.ts'
import { desktop } from '#renderer/lib/desktop.ts'
import { paths } from '#renderer/lib/paths.ts'

/**
 * Follows the `cosmia://` links that the system opens with the app (design §4). Main holds them until the session is
 * checked: earlier, the redirect to the first screen would replace the link's route. Links to members' pages wait for a
 * sign-in; a sign-out in between drops them.
 */
export function useDeepLinks(): void {
  const navigate = useNavigate()
  const session = useAtomValue(sessionAtom)
  const checked = session.status !== 'loading'
  const member = session.status === 'present' ? session.member : null
  const isUnfinished = useAtomValue(isUnfinishedAtom)
  const isIn = member !== null && !isUnfinished
  const pendingRoute = useRef<string | null>(null)
  const follow = useEffectEvent((route: string) => {
    if (isIn || !route.startsWith(paths.dashboard)) void navigate(route)
    else pendingRoute.current = route
  })
  // Sign-in has just led to the dashboard; continue from there.
  useEffect(() => {
    if (!isIn || pendingRoute.current === null) return
    follow(pendingRoute.current)
    pendingRoute.current = null
  }, [isIn])
  useEffect(() => {
    if (!member) return undefined
    return () => void (pendingRoute.current = null)
  }, [member])
  useEffect(() => {
    if (!checked) return undefined
    return desktop.links.onOpen((route) => follow(route))
  }, [checked])
}
