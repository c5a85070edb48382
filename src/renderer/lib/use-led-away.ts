import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Calls back when the member is led to another page or conversation, by a link, a key, a notification or the system:
 * what lies over the page as a whole would be in the way there.
 */
export function useLedAway(close: () => void): void {
  const { pathname, search } = useLocation()
  const place = pathname + search
  const before = useRef(place)
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    leave()
  }, [place])
}
