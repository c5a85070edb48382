import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls `onSame` when the member follows a link to the very page they are on. */
export function useSameLink(onSame: () => void): void {
  const { key, pathname, search } = useLocation()
  const before = useRef({ key, pathname, search })
  const report = useEffectEvent(onSame)
  useEffect(() => {
    const last = before.current
    before.current = { key, pathname, search }
    if (last.key !== key && last.pathname === pathname && last.search === search) report()
  }, [key, pathname, search])
}
