import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/** The hash route of an address, without its parameters: opening a chat is no page change. */
const routeOf = (address: string): string => new URL(address).hash.slice(1).split('?')[0] ?? ''

/**
 * Asks before the member leaves the page in any way, while `isNeeded`. A hash router cannot block navigation; the
 * browser's Navigation API can.
 * @param ask resolves to whether they leave
 */
export function useLeaveGuard(isNeeded: boolean, ask: () => Promise<boolean>): void {
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  const onLeave = useEffectEvent(async (event: NavigateEvent) => {
    const { url, key } = event.destination
    if (isLeaving.current || !event.cancelable || routeOf(url) === routeOf(location.href)) return
    event.preventDefault()
    if (!(await ask())) return
    isLeaving.current = true
    if (event.navigationType === 'traverse') navigation.traverseTo(key)
    else await navigate(new URL(url).hash.slice(1), { replace: event.navigationType === 'replace' })
  })
  useEffect(() => {
    if (!isNeeded) return undefined
    isLeaving.current = false
    const listener = (event: NavigateEvent) => void onLeave(event)
    navigation.addEventListener('navigate', listener)
    return () => navigation.removeEventListener('navigate', listener)
  }, [isNeeded])
}
