import type { ReactNode } from 'react'
import { accents } from '#renderer/theme/accents.ts'

/** Where the six drawings are made: lines of 2 pixels in one colour, which forced colours replace, and stars around. */
export function Scene({ stars, children }: { readonly stars: string; readonly children: ReactNode }) {
  return (
    <svg
      width="200"
      height="120"
      viewBox="0 0 200 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ display: 'block', color: accents.lavender }}
    >
      <path d={stars} strokeOpacity="0.600" />
      {children}
    </svg>
  )
}
