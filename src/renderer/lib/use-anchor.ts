import { startTransition, useState, type MouseEvent } from 'react'
import { useMountedOnce } from './lazy-component.tsx'

/**
 * Anchor of a menu: the button that opened it, `null` while it is closed. Opens in a transition: a menu that is loaded
 * at its first opening appears once it is loaded, where a fallback would stay for a third of a second.
 */
export function useAnchor() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => startTransition(() => setAnchor(currentTarget))
  const close = () => setAnchor(null)
  return { anchor, wasOpened: useMountedOnce(anchor !== null), open, close }
}
