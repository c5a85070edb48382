import Box from '@mui/material/Box'
import { useDeferredValue, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { space } from '#renderer/theme/tokens.ts'
import gas from './gas.webp'
import faintStars from './stars.webp'
import { constellations } from './constellations.ts'

/** Large enough for the faint stars to be sharp, and for all of the sky. */
const SIZE = 'max(100%, 1920px) max(100%, 1080px)'

/** The night without its constellations, as a background. */
export const faintNight = `url(${faintStars}) 0 0 / ${SIZE}, url(${gas}) 0 0 / ${SIZE}, ${space.void}`

/** The night behind what it stands in. Both pictures are painted once: nothing that lies over them paints them anew. */
export function Sky() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: -3,
        overflow: 'hidden',
        background: faintNight,
      }}
    >
      <Later>
        <Stars />
      </Later>
    </Box>
  )
}

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
function useTwinkle(sky: RefObject<HTMLElement | null>): void {
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

/** The 50 decorative stars. None moves for people who asked for reduced motion. */
export function Stars() {
  const sky = useRef<HTMLDivElement>(null)
  useTwinkle(sky)
  return (
    <Box
      ref={sky}
      data-decoration="stars"
      sx={{
        '& > div, & i': { position: 'absolute' },
        // Layers of their own: with a star that changes the sky and the planet around it are else painted anew.
        '& > div': { willChange: 'opacity' },
        '& i': { borderRadius: '50%', boxShadow: '0 0 5px', opacity: 0.9 },
      }}
    >
      {constellations.map(({ name, left, top, width, height, stars }) => (
        <div
          key={name}
          style={{
            // On whole pixels, between which a star is smeared to a dash.
            left: `round((100% - ${width}px) * ${left}, 1px)`,
            top: `round((100% - ${height}px) * ${top}, 1px)`,
          }}
        >
          {stars.map(({ x, y, size, color }) => (
            <i
              key={`${x}/${y}`}
              style={{ left: x, top: y, width: size, height: size, background: color, color: `${color}66` }}
            />
          ))}
        </div>
      ))}
    </Box>
  )
}

/** Parts that the first paint of a page does not need: drawn after the rest. */
export function Later({ children }: { readonly children: ReactNode }) {
  const isTime = useDeferredValue(true, false)
  return isTime && children
}
