import { useState, type CSSProperties } from 'react'
import { keyframes, styled } from '@mui/material/styles'
import { nebula, space } from '#renderer/theme/tokens.ts'
import { DRAWING_HEIGHT, SCENE_SHARE } from '../Drawing.tsx'

/**
 * How a page is composed around its planet. `arc`: the planet rises under the middle of the page; `near`: near its top,
 * above a list; `side`: beside a text; `scene`: lower, below a large drawing; `zenith`: overhead, with the content hanging
 * from it.
 */
export type Composition = 'arc' | 'near' | 'side' | 'scene' | 'zenith'

/** A planet's edge as it appears on a page. */
export interface Horizon {
  /** Colour of the air around it and of the edge itself. */
  readonly glow: string
  readonly rim: string
  /**
   * `inner` for a page inside a section, which has most of the view; `low` for a planet that rises a little at the
   * bottom of a page that is read downwards.
   */
  readonly place: Composition | 'inner' | 'low'
}

/** The planet of home and of pages outside the sections. */
export const homeHorizon: Horizon = { glow: nebula.violet, rim: nebula.cyan, place: 'low' }

/** CSS variable with the scroll position of the page. */
export const PAGE_SCROLL = '--page-scroll'

/** Milliseconds of the transition from one horizon to another. */
const CROSS_FADE = 400

/** A share of the pane's height, and the same inside a page, which is inset by 24 pixels at the top and bottom. */
const partOf = (percent: number) => ({
  pane: `${percent}%`,
  page: `calc(${percent}% - ${24 - percent * 0.48}px)`,
})

const [third, half, fifth, most] = [partOf(34), partOf(46), partOf(20), partOf(SCENE_SHARE)]

/**
 * How far down a high horizon is, in the pane and on a page: room for a drawing and a title. Both grow in a high
 * window, so that the content below stays in the middle of the view.
 */
const HIGH_HORIZON = `clamp(min(200px, ${half.pane}), max(${third.pane}, 62% - 230px), 480px)`
export const HIGH_IN_PAGE = `clamp(min(176px, ${half.page}), max(${third.page}, 62% - 224px), 456px)`

/** In a low window a drawing would push the text out of view. */
export const LOW_WINDOW = '@media (max-height: 500px)'

/** The same for the horizon of an inner page. */
const INNER_HORIZON = '160px'
export const INNER_IN_PAGE = '136px'

/** The same for a horizon near the top, above a list. */
const NEAR_HORIZON = `clamp(196px, ${third.pane}, 290px)`
export const NEAR_IN_PAGE = `clamp(170px, ${third.page}, 264px)`

/** The same of one under a large scene. */
const SCENE_HORIZON = `clamp(min(210px, ${half.pane}), ${most.pane}, 560px)`
export const SCENE_IN_PAGE = `clamp(min(186px, ${half.page}), ${most.page}, 536px)`

/** How far down a planet overhead reaches. */
const ZENITH = `max(${fifth.pane}, 92px)`
export const ZENITH_IN_PAGE = `max(${fifth.page}, 68px)`

/** Largest width of a page that is read beside its planet. The drawing at its end has the ratio 16:9. */
export const SIDE_PAGE = 'max(1120px, 76vw)'
const HALF_DRAWING = `(${DRAWING_HEIGHT} * ${8 / 9})`

/** CSS lengths. */
interface Rise {
  readonly radius: string
  /** Its highest point, or its lowest if it is overhead. */
  readonly top: string
  readonly across?: string
  readonly isOverhead?: boolean
  /** Below its highest point the light fades and only the ground remains. */
  readonly isDim?: boolean
}

/** Top of a low horizon; in a low window it leaves more room for the page. */
const LOW_HORIZON = 'calc(100% - min(190px, 26%))'

// A wide window shows more of it.
const rises: Record<Horizon['place'], Rise> = {
  low: { radius: 'max(1500px, 100vw)', top: LOW_HORIZON },
  arc: { radius: 'max(1150px, 80vw)', top: HIGH_HORIZON },
  inner: { radius: 'max(1150px, 80vw)', top: INNER_HORIZON },
  near: { radius: 'max(1150px, 80vw)', top: NEAR_HORIZON },
  side: {
    radius: 'max(1250px, 90vw)',
    top: 'var(--beside)',
    // Below the drawing.
    across: `calc(50% + min(${SIDE_PAGE} / 2, 50% - 27px) - ${HALF_DRAWING})`,
    isDim: true,
  },
  scene: { radius: 'max(1150px, 80vw)', top: SCENE_HORIZON },
  zenith: { radius: 'max(1150px, 80vw)', top: ZENITH, isOverhead: true },
}

/**
 * A planet as a background of three discs, each over the next and shifted a little towards the light: the planet, its
 * edge and its air.
 */
export function limbOf(
  { glow, rim }: Pick<Horizon, 'glow' | 'rim'>,
  { radius, top, across = '50%', isOverhead = false, isDim = false }: Rise,
): string {
  // The light comes from beyond the visible edge.
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

/** Pixels of scrolling during which a planet moves along. */
const ALONG = 900

const sink = keyframes({ to: { translate: `0 ${-ALONG}px` } })

/**
 * Content hanging from a planet scrolls away together with it, so that nothing passes over its light; a planet at the
 * bottom stays.
 */
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
  // In a low window the text has the whole page and there is no drawing.
  [LOW_WINDOW]: { '--beside': '130%' },
  // Its ground continues below.
  '&[data-goes=ground]::after': {
    content: '""',
    position: 'absolute',
    inset: `100% 0 ${-ALONG}px`,
    background: `color-mix(in oklab, var(--glow) 2%, ${space.cabin})`,
  },
})

/** The planet of a page. A new one fades in over the one before, which is then removed. */
export function Limb(horizon: Horizon) {
  const look = limbOf(horizon, rises[horizon.place])
  const [looks, setLooks] = useState([look])
  if (looks.at(-1) !== look) setLooks([...looks.slice(-1), look])
  const settle = () => setLooks([look])
  // Under reduced motion no transition starts or ends.
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
          // None on the new one: it would override the style that the transition starts from.
          ...(each !== look && { opacity: 0 }),
        } as CSSProperties
      }
    />
  ))
}

/** The sky above a low horizon; content that fills the page is centred in it. */
export const AboveHorizon = styled('div')({ display: 'grid', placeItems: 'center', minHeight: LOW_HORIZON })
