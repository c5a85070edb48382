import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ACCENT } from '#renderer/theme/accent.ts'
import { space } from '#renderer/theme/tokens.ts'

/** Fill of shapes that block the light behind them. */
export const BODY = 'var(--body)'

/**
 * Height of a drawing under a title: what a high horizon has room for (`ui/sky/Limb.tsx`); the window has 56 pixels
 * above its pane.
 */
export const DRAWING_HEIGHT = 'clamp(100px, max(34vh - 123px, 62vh - 382px), 340px)'

/** Percent of the pane above the planet of a large scene (`ui/sky/Limb.tsx`). */
export const SCENE_SHARE = 52

/** Height of a large scene: the room below a title, and no wider than a narrow window. */
export const SCENE_HEIGHT = `clamp(110px, min(${SCENE_SHARE}vh - 125px, 56vw - 16px), 440px)`

/** Radius of the planet in the units of a large scene, as a usual window has it. */
const PLANET = 700

/** SVG transform of a place on the planet: towards the sides the ground falls away, and what stands there leans. */
export function onPlanet(across: number): string {
  const aside = across - 160
  const lean = (Math.asin(aside / PLANET) * 180) / Math.PI
  return `translate(${across} ${(172 + aside ** 2 / (2 * PLANET)).toFixed(1)}) rotate(${lean.toFixed(1)})`
}

// The ground extends a little below the drawing: a planet falls away on both sides.
function standing(height: string) {
  return { height, marginBottom: `calc(${height} * -0.0385)` }
}

// Forced colours do not apply to SVG by themselves.
const Sheet = styled('svg')({
  '--body': space.deep,
  display: 'block',
  // A shape that hangs from a planet above starts at the planet's edge.
  overflow: 'visible',
  maxWidth: '100%',
  ...standing(DRAWING_HEIGHT),
  '&[data-large]': standing(SCENE_HEIGHT),
  color: ACCENT,
  '@media (forced-colors: active)': { '--body': 'Canvas', color: 'CanvasText' },
})

interface DrawingProps {
  readonly stars: string
  /** The drawing takes most of its page (the composition `scene`). */
  readonly isLarge?: boolean
  readonly children: ReactNode
}

/**
 * Frame for the drawings of the sections: 2-pixel lines in the accent of the page, with stars around. The ground is the
 * line 172, where the planet begins.
 */
export function Drawing({ stars, isLarge = false, children }: DrawingProps) {
  return (
    <Sheet
      aria-hidden
      data-large={isLarge || undefined}
      viewBox="0 0 320 180"
      // At the narrowest it still stands on its ground.
      preserveAspectRatio="xMidYMax"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={stars} strokeOpacity="0.600" />
      {children}
    </Sheet>
  )
}

interface LineMarkProps {
  /** SVG path in a square of 48. */
  readonly path: string
}

/** A small line drawing in the style of the large ones. Its size and colour come from its container. */
export const LineMark = ({ path }: LineMarkProps) => (
  <svg
    aria-hidden
    viewBox="0 0 48 48"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.500"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
)
