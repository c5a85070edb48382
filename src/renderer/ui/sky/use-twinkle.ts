import { useEffect, type RefObject } from 'react'

/** Milliseconds from one change of a star to the next: it grows faint, or bright again. */
const EVERY = 15_000
const FAINT = '0.35'

/** Stars that are passed over, so that two that twinkle in turn do not stand side by side: has no divisor in common with 50. */
const STRIDE = 17

/**
 * Lets the stars in an element twinkle one at a time, for who has not asked for less motion, while the window has the
 * focus. By a timer: an animation keeps the window drawing sixty times a second, even one in steps. No two stars change
 * at once, since each is a part of the sky to be drawn anew.
 */
export function useTwinkle(sky: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
    const stars = sky.current?.querySelectorAll('i') ?? []
    let at = 0
    let timer: ReturnType<typeof setInterval>
    const twinkle = () => {
      // Told with the next picture, of which a page that stands still has none until then.
      if (lessMotion.matches) {
        clearInterval(timer)
        return
      }
      const star = stars[at]?.style
      if (star?.opacity) {
        star.removeProperty('opacity')
        at = (at + STRIDE) % stars.length
      } else star?.setProperty('opacity', FAINT)
    }
    const restart = () => {
      clearInterval(timer)
      if (!lessMotion.matches && document.hasFocus()) timer = setInterval(twinkle, EVERY)
    }
    restart()
    const leave = new AbortController()
    for (const type of ['focus', 'blur']) addEventListener(type, restart, { signal: leave.signal })
    lessMotion.addEventListener('change', restart, { signal: leave.signal })
    return () => {
      clearInterval(timer)
      leave.abort()
    }
  }, [sky])
}
