import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ACCENT } from '#renderer/theme/accent.ts'
import { space } from '#renderer/theme/tokens.ts'

/** Fill of what the light behind it does not pass. */
export const BODY = 'var(--body)'

// A colour of a picture is not forced by itself.
const Sheet = styled('svg')({
  '--body': space.deep,
  display: 'block',
  // What hangs from a planet overhead hangs from where its edge is.
  overflow: 'visible',
  maxWidth: '100%',
  height: 'clamp(110px, 23vh, 230px)',
  color: ACCENT,
  '@media (forced-colors: active)': { '--body': 'Canvas', color: 'CanvasText' },
})

interface DrawingProps {
  readonly stars: string
  readonly children: ReactNode
}

/**
 * Where the drawings of the sections are made: lines of 2 pixels in the accent of the page, and stars around. What stands
 * on the ground stands on the line 172, where the planet begins.
 */
export function Drawing({ stars, children }: DrawingProps) {
  return (
    <Sheet
      aria-hidden
      viewBox="0 0 320 180"
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
