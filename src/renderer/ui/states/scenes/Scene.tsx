import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { accents } from '#renderer/theme/accents.ts'

// A colour of a picture is not forced by itself.
const Sheet = styled('svg')({
  display: 'block',
  color: accents.lavender,
  '@media (forced-colors: active)': { color: 'CanvasText' },
})

/** Where the drawings of states are made: lines of 2 pixels in one colour, which forced colours replace, and stars around. */
export function Scene({ stars, children }: { readonly stars: string; readonly children: ReactNode }) {
  return (
    <Sheet
      width="200"
      height="120"
      viewBox="0 0 200 120"
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
