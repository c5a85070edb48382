import { useRef, useState, type PointerEvent } from 'react'

/** Pixels a toast has to be dragged sideways to be dismissed (spec §9). */
const SWIPE_THRESHOLD = 50

/**
 * Pointer handlers that let an element be dragged sideways and report when it went far enough.
 * @param onSwiped called once when the pointer is released at or past the threshold, in either direction
 */
export function useSwipeAway(onSwiped: () => void) {
  const start = useRef<number | null>(null)
  const [offset, setOffset] = useState(0)

  const release = (event: PointerEvent) => {
    if (start.current === null) return
    const distance = event.clientX - start.current
    start.current = null
    if (Math.abs(distance) >= SWIPE_THRESHOLD) onSwiped()
    else setOffset(0)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) setOffset(event.clientX - start.current)
    },
    onPointerUp: release,
    onPointerCancel: () => {
      start.current = null
      setOffset(0)
    },
  }
  return { offset, handlers }
}
