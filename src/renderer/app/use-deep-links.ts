import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { sessionAtom } from '#renderer/session/session.ts'
import { isUnfinishedAtom } from '#renderer/features/auth/flow.ts'
import { desktop } from '#renderer/lib/desktop.ts'
import { paths } from '#renderer/lib/paths.ts'

/**
 * Follows the `cosmia://` addresses that the system hands to the app (design §4). Main holds them until the session has
 * been checked: before, the way to the first screen would be taken over the link's. What only members see waits for a
 * sign-in; a sign-out in between drops it.
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
  // The way in has just led to the dashboard; this one goes on from there.
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
