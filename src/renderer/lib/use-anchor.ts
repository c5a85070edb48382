import { startTransition, useState, type MouseEvent } from 'react'
import { useMountedOnce } from './lazy-component.tsx'

/**
 * What a menu hangs on: the button that opened it, `null` while it is closed. The menu may be loaded when it is first
 * opened: as a transition, opening shows it as soon as it is there, where a fallback would stay for a third of a second.
 */
export function useAnchor() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => startTransition(() => setAnchor(currentTarget))
  const close = () => setAnchor(null)
  return { anchor, wasOpened: useMountedOnce(anchor !== null), open, close }
}
