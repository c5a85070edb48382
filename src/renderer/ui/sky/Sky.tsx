import Box from '@mui/material/Box'
import { useDeferredValue, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { space } from '#renderer/theme/tokens.ts'
import gas from './gas.webp'
import faintStars from './stars.webp'
import { constellations } from './constellations.ts'

/** Large enough for the faint stars to be sharp and to cover the sky. */
const SIZE = 'max(100%, 1920px) max(100%, 1080px)'

/** The night sky without any star, as a background. */
export const starless = `url(${gas}) 0 0 / ${SIZE}, ${space.void}`

/** The night sky behind its container. Both pictures are painted once; content above them does not repaint them. */
export function Sky() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: -3,
        overflow: 'hidden',
        background: `url(${faintStars}) 0 0 / ${SIZE}, ${starless}`,
      }}
    >
      <Later>
        <Stars />
      </Later>
    </Box>
  )
}

/** Milliseconds between two changes of a star, which fades or brightens. */
const EVERY = 30_000
const FAINT = '0.35'

/**
 * Step from one twinkling star to the next, so that neighbours do not twinkle in turn: has no common divisor with 50.
 */
const STRIDE = 17

/**
 * Lets the stars in an element twinkle one at a time, while the window has the focus and motion is not reduced. Driven
 * by a timer: an animation would redraw the window sixty times a second, even one in steps. Never two stars at once,
 * since each repaints a part of the sky.
 */
function useTwinkle(sky: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
    const stars = sky.current?.querySelectorAll('i') ?? []
    let at = 0
    let timer: ReturnType<typeof setInterval>
    const twinkle = () => {
      // Events of the media query come with the next frame, which a still page does not have yet.
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

/** The 50 decorative stars. They do not move under reduced motion. */
export function Stars() {
  const sky = useRef<HTMLDivElement>(null)
  useTwinkle(sky)
  return (
    <Box
      ref={sky}
      data-decoration="stars"
      sx={{
        '& > div, & i': { position: 'absolute' },
        // On layers of their own: otherwise a changing star repaints the sky and the planet around it.
        '& > div': { willChange: 'opacity' },
        '& i': { borderRadius: '50%', boxShadow: '0 0 5px', opacity: 0.9 },
      }}
    >
      {constellations.map(({ name, left, top, width, height, stars }) => (
        <div
          key={name}
          style={{
            // On whole pixels: between them a star is smeared.
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

/** Renders its children after the first paint. */
export function Later({ children }: { readonly children: ReactNode }) {
  const isTime = useDeferredValue(true, false)
  return isTime && children
}
