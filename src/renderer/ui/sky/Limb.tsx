import Box from '@mui/material/Box'
import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { nebula, space } from '#renderer/theme/tokens.ts'

/**
 * How a page is composed around its planet, which is part of the view: it rises under the middle of the page, beside what
 * there is to read, or stands overhead, and all hangs from it.
 */
export type Composition = 'arc' | 'side' | 'zenith'

/** A planet's edge, as it shows on a page. */
export interface Horizon {
  /** Of the air around it, and of the line where it begins. */
  readonly glow: string
  readonly rim: string
  /** A low one rises a little over the foot of a page that is read downwards. */
  readonly place: Composition | 'low'
}

/** The planet of home, and of what is no section. */
export const homeHorizon: Horizon = { glow: nebula.violet, rim: nebula.cyan, place: 'low' }

/** Milliseconds in which one horizon gives way to another. */
const CROSS_FADE = 400

/** How far down a high horizon stands. */
export const HIGH_HORIZON = '46%'

/** How far down one that is overhead comes: a share of the pane in percent, and pixels at least. */
export const ZENITH = { share: 27, least: 92 } as const

/** Width of a page that is read beside its planet, at most, and the half of the drawing that stands at its end. */
export const SIDE_PAGE = 1120
const HALF_DRAWING = 'clamp(98px, 20.4vh, 204px)'

/** Lengths of CSS. */
interface Rise {
  readonly radius: string
  /** Of its highest point, or of its lowest where it is overhead. */
  readonly top: string
  readonly across?: string
  readonly isOverhead?: boolean
}

/** How far down a low one does. */
const LOW_HORIZON = 'calc(100% - 190px)'

// A wide window sees more of it.
const rises: Record<Horizon['place'], Rise> = {
  low: { radius: 'max(1500px, 100vw)', top: LOW_HORIZON },
  arc: { radius: 'max(1150px, 80vw)', top: HIGH_HORIZON },
  side: {
    radius: 'max(1250px, 90vw)',
    top: HIGH_HORIZON,
    // Under the drawing.
    across: `calc(50% + min(${SIDE_PAGE / 2}px, 50% - 27px) - ${HALF_DRAWING})`,
  },
  zenith: { radius: 'max(1150px, 80vw)', top: `max(${ZENITH.share}%, ${ZENITH.least}px)`, isOverhead: true },
}

/**
 * A planet as a background: three discs, each over the next and a little off it towards the light, which are the planet,
 * the line of its edge and its air.
 */
export function limbOf(
  { glow, rim }: Pick<Horizon, 'glow' | 'rim'>,
  { radius, top, across = '50%', isOverhead = false }: Rise,
): string {
  // The light comes over the edge that is seen.
  const middle = (shift: number) =>
    isOverhead ? `${top} - ${radius} + ${shift}px` : `${top} + ${radius} - ${shift}px`
  const disc = (shift: number, ...stops: readonly (readonly [color: string, beyond: number])[]) => {
    const list = stops.map(([color, beyond]) => `${color} calc(${radius} + ${beyond}px)`).join(', ')
    return `radial-gradient(circle at calc(${across} - ${shift}px) calc(${middle(shift)}), ${list})`
  }
  const ground = (share: number) => `color-mix(in oklab, ${glow} ${share}%, ${space.cabin})`
  const air = (share: number) => `color-mix(in oklab, ${glow} ${share}%, transparent)`
  return [
    disc(0, [ground(2), -360], [ground(6), -110], [ground(16), -12], [ground(34), -1], ['transparent', 0]),
    disc(1.5, [rim, 0], ['transparent', 1.5]),
    disc(10, [air(62), 0], [air(26), 16], [air(10), 60], ['transparent', 190]),
  ].join(', ')
}

/** The planet at the foot of a page. Another one comes up over the one before, which is gone by then. */
export function Limb(horizon: Horizon) {
  const look = limbOf(horizon, rises[horizon.place])
  const [looks, setLooks] = useState([look])
  if (looks.at(-1) !== look) setLooks([...looks.slice(-1), look])
  const settle = () => setLooks([look])
  // For who asked for less motion none begins, and none ends.
  const settleUnlessFading = (planet: HTMLElement | null) => {
    if (looks.length > 1 && planet?.getAnimations().length === 0) settle()
  }
  return looks.map((each) => (
    <Box
      key={each}
      aria-hidden
      ref={each === look ? settleUnlessFading : null}
      onTransitionEnd={settle}
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        pointerEvents: 'none',
        transition: `opacity ${CROSS_FADE}ms`,
        '@starting-style': { opacity: looks.length > 1 ? 0 : 1 },
      }}
      // None on the one that comes: it would stand over the style it starts from.
      style={{ background: each, ...(each !== look && { opacity: 0 }) }}
    />
  ))
}

/** The sky over a low horizon: what is all of the page stands in its middle. */
export const AboveHorizon = styled('div')({ display: 'grid', placeItems: 'center', minHeight: LOW_HORIZON })
