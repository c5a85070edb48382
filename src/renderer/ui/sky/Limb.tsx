import { useState, type CSSProperties } from 'react'
import { keyframes, styled } from '@mui/material/styles'
import { nebula, space } from '#renderer/theme/tokens.ts'
import { DRAWING_HEIGHT, SCENE_SHARE } from '../Drawing.tsx'

/**
 * How a page is composed around its planet, which is part of the view: it rises under the middle of the page, near its top
 * where a list is what one comes for, beside what there is to read, stands lower where a large scene is what there is to
 * see, or overhead, and all hangs from it.
 */
export type Composition = 'arc' | 'near' | 'side' | 'scene' | 'zenith'

/** A planet's edge, as it shows on a page. */
export interface Horizon {
  /** Of the air around it, and of the line where it begins. */
  readonly glow: string
  readonly rim: string
  /** An inner page of a section has most of the view; a low one rises a little over the foot of what is read downwards. */
  readonly place: Composition | 'inner' | 'low'
}

/** The planet of home, and of what is no section. */
export const homeHorizon: Horizon = { glow: nebula.violet, rim: nebula.cyan, place: 'low' }

/** How far the page is scrolled, as it is named around both. */
export const PAGE_SCROLL = '--page-scroll'

/** Milliseconds in which one horizon gives way to another. */
const CROSS_FADE = 400

/** A part of the pane, and of a page that begins 24 pixels below its top and ends as many above its foot. */
const partOf = (percent: number) => ({
  pane: `${percent}%`,
  page: `calc(${percent}% - ${24 - percent * 0.48}px)`,
})

const [third, half, fifth, most] = [partOf(34), partOf(46), partOf(20), partOf(SCENE_SHARE)]

/**
 * How far down a high horizon stands, and where that is on a page: room for a drawing and a title, and no more. In a high
 * window both grow, so that what hangs from it stands in the middle of what is seen.
 */
const HIGH_HORIZON = `clamp(min(200px, ${half.pane}), max(${third.pane}, 62% - 230px), 480px)`
export const HIGH_IN_PAGE = `clamp(min(176px, ${half.page}), max(${third.page}, 62% - 224px), 456px)`

/** In a low window a drawing would push what there is to read out of sight. */
export const LOW_WINDOW = '@media (max-height: 500px)'

/** The same of one over an inner page. */
const INNER_HORIZON = '160px'
export const INNER_IN_PAGE = '136px'

/** The same of one near the top, over a list. */
const NEAR_HORIZON = `clamp(196px, ${third.pane}, 290px)`
export const NEAR_IN_PAGE = `clamp(170px, ${third.page}, 264px)`

/** The same of one under a large scene. */
const SCENE_HORIZON = `clamp(min(210px, ${half.pane}), ${most.pane}, 560px)`
export const SCENE_IN_PAGE = `clamp(min(186px, ${half.page}), ${most.page}, 536px)`

/** How far down one that is overhead comes. */
const ZENITH = `max(${fifth.pane}, 92px)`
export const ZENITH_IN_PAGE = `max(${fifth.page}, 68px)`

/** Width of a page that is read beside its planet, at most. The drawing at its end is 16 wide where it is 9 high. */
export const SIDE_PAGE = 'max(1120px, 76vw)'
const HALF_DRAWING = `(${DRAWING_HEIGHT} * ${8 / 9})`

/** Lengths of CSS. */
interface Rise {
  readonly radius: string
  /** Of its highest point, or of its lowest where it is overhead. */
  readonly top: string
  readonly across?: string
  readonly isOverhead?: boolean
  /** Below its highest point its light goes out, and all is its ground. */
  readonly isDim?: boolean
}

/** How far down a low one does; in a low window it leaves the page what it needs. */
const LOW_HORIZON = 'calc(100% - min(190px, 26%))'

// A wide window sees more of it.
const rises: Record<Horizon['place'], Rise> = {
  low: { radius: 'max(1500px, 100vw)', top: LOW_HORIZON },
  arc: { radius: 'max(1150px, 80vw)', top: HIGH_HORIZON },
  inner: { radius: 'max(1150px, 80vw)', top: INNER_HORIZON },
  near: { radius: 'max(1150px, 80vw)', top: NEAR_HORIZON },
  side: {
    radius: 'max(1250px, 90vw)',
    top: 'var(--beside)',
    // Under the drawing.
    across: `calc(50% + min(${SIDE_PAGE} / 2, 50% - 27px) - ${HALF_DRAWING})`,
    isDim: true,
  },
  scene: { radius: 'max(1150px, 80vw)', top: SCENE_HORIZON },
  zenith: { radius: 'max(1150px, 80vw)', top: ZENITH, isOverhead: true },
}

/**
 * A planet as a background: three discs, each over the next and a little off it towards the light, which are the planet,
 * the line of its edge and its air.
 */
export function limbOf(
  { glow, rim }: Pick<Horizon, 'glow' | 'rim'>,
  { radius, top, across = '50%', isOverhead = false, isDim = false }: Rise,
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
    ...(isDim ? [`linear-gradient(transparent calc(${top} + 2px), ${ground(2)} calc(${top} + 72px))`] : []),
    disc(0, [ground(2), -360], [ground(6), -110], [ground(16), -12], [ground(34), -1], ['transparent', 0]),
    disc(1.5, [rim, 0], ['transparent', 1.5]),
    disc(10, [air(62), 0], [air(26), 16], [air(10), 60], ['transparent', 190]),
  ].join(', ')
}

/** Pixels of scrolling with which a planet goes along. */
const ALONG = 900

const sink = keyframes({ to: { translate: `0 ${-ALONG}px` } })

/** What hangs from a planet leaves with it, and nothing is scrolled up over its light; one at the foot stays. */
const Planet = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  transition: `opacity ${CROSS_FADE}ms`,
  '&[data-comes]': { '@starting-style': { opacity: 0 } },
  '&[data-goes]': {
    animation: `${sink} linear both`,
    animationTimeline: PAGE_SCROLL,
    animationRange: `0px ${ALONG}px`,
  },
  '--beside': HIGH_HORIZON,
  // There the words have all of the page, and no drawing stands on it.
  [LOW_WINDOW]: { '--beside': '130%' },
  // Its ground goes on below.
  '&[data-goes=ground]::after': {
    content: '""',
    position: 'absolute',
    inset: `100% 0 ${-ALONG}px`,
    background: `color-mix(in oklab, var(--glow) 2%, ${space.cabin})`,
  },
})

/** The planet at the foot of a page. Another one comes up over the one before, which is gone by then. */
export function Limb(horizon: Horizon) {
  const look = limbOf(horizon, rises[horizon.place])
  const [looks, setLooks] = useState([look])
  if (looks.at(-1) !== look) setLooks([...looks.slice(-1), look])
  const settle = () => setLooks([look])
  // For who asked for less motion none begins, and none ends.
  const settleUnlessFading = (planet: HTMLElement | null) => {
    if (looks.length > 1 && planet?.getAnimations().every((each) => !(each instanceof CSSTransition)))
      settle()
  }
  const goes = horizon.place === 'low' ? undefined : rises[horizon.place].isOverhead ? 'sky' : 'ground'
  return looks.map((each) => (
    <Planet
      key={each}
      aria-hidden
      ref={each === look ? settleUnlessFading : null}
      onTransitionEnd={settle}
      data-comes={looks.length > 1 || undefined}
      data-goes={goes}
      style={
        {
          background: each,
          '--glow': horizon.glow,
          // None on the one that comes: it would stand over the style it starts from.
          ...(each !== look && { opacity: 0 }),
        } as CSSProperties
      }
    />
  ))
}

/** The sky over a low horizon: what is all of the page stands in its middle. */
export const AboveHorizon = styled('div')({ display: 'grid', placeItems: 'center', minHeight: LOW_HORIZON })
