import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ACCENT } from '#renderer/theme/accent.ts'
import { space } from '#renderer/theme/tokens.ts'

/** Fill of what the light behind it does not pass. */
export const BODY = 'var(--body)'

/** Under a title, as high as a high horizon has room for (`ui/sky/Limb.tsx`); the window has 56 pixels above its pane. */
export const DRAWING_HEIGHT = 'clamp(100px, max(34vh - 123px, 62vh - 382px), 340px)'

// Its ground is a little below where it ends: a planet falls away to both sides.
function standing(height: string) {
  return { height, marginBottom: `calc(${height} * -0.0385)` }
}

// A colour of a picture is not forced by itself.
const Sheet = styled('svg')({
  '--body': space.deep,
  display: 'block',
  // What hangs from a planet overhead hangs from where its edge is.
  overflow: 'visible',
  maxWidth: '100%',
  ...standing(DRAWING_HEIGHT),
  '&[data-large]': standing('clamp(110px, max(34vh - 105px, 62vh - 364px), 360px)'),
  color: ACCENT,
  '@media (forced-colors: active)': { '--body': 'Canvas', color: 'CanvasText' },
})

interface DrawingProps {
  readonly stars: string
  /** Where it has the page to itself. */
  readonly isLarge?: boolean
  readonly children: ReactNode
}

/**
 * Where the drawings of the sections are made: lines of 2 pixels in the accent of the page, and stars around. What stands
 * on the ground stands on the line 172, where the planet begins.
 */
export function Drawing({ stars, isLarge = false, children }: DrawingProps) {
  return (
    <Sheet
      aria-hidden
      data-large={isLarge || undefined}
      viewBox="0 0 320 180"
      // As narrow as it gets, it stands on its ground.
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
