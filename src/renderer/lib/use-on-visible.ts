import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** How far below the window the end of a list may be when more is fetched. */
const AHEAD = '600px'

/** Calls `onVisible` when the returned element comes near the window, as long as `enabled`. */
export function useOnVisible(enabled: boolean, onVisible: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const report = useEffectEvent(onVisible)
  useEffect(() => {
    const element = ref.current
    if (!enabled || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) report()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [enabled])
  return ref
}
