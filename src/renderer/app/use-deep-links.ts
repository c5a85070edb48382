import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { sessionAtom } from '#renderer/entities/session/session.ts'
import { desktop } from '#renderer/lib/desktop.ts'

/**
 * Follows the `cosmia://` addresses that the system hands to the app (design §4). Main holds them until the session has
 * been checked: before, the way to the first screen would be taken over the link's.
 */
export function useDeepLinks(): void {
  const navigate = useNavigate()
  const checked = useAtomValue(sessionAtom).status !== 'loading'
  const follow = useEffectEvent((route: string) => void navigate(route))
  useEffect(() => {
    if (!checked) return undefined
    return desktop.links.onOpen((route) => follow(route))
  }, [checked])
}
