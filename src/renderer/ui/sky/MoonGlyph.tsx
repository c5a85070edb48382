import { useId } from 'react'
import { space } from '#renderer/theme/tokens.ts'
import type { Moon } from './moon.ts'

interface MoonGlyphProps {
  readonly moon: Pick<Moon, 'fraction' | 'isWaxing' | 'phase'>
  /** Pixels. */
  readonly size: number
}

/** Its grey seas, in a square of 18. */
const SEAS =
  'M6.200 4.300a2.300 2 0 1 1-.1 4 2.300 2 0 0 1 .1-4zM11.300 9.200a2.600 1.900 30 1 1-.1 0zM10.900 3.600a1.200 1 0 1 1-.1 0z'

/** As much as is lit of a moon that is not full, for the eye: more would be a disc. */
const NEARLY_FULL = 0.93

/**
 * The moon as it stands in the sky north of the tropics, waxing on the right; farther south it is seen the other way
 * round, but calendars in Spanish draw this one everywhere.
 */
export function MoonGlyph({ moon: { fraction, isWaxing, phase }, size }: MoonGlyphProps) {
  const id = useId()
  const drawn = phase === 4 ? 1 : Math.min(fraction, NEARLY_FULL)
  // From the lit limb back along the terminator, half an ellipse that is a straight line at the half moon.
  const terminator = Math.abs(1 - 2 * drawn) * 8
  const lit = `M9 1a8 8 0 0 1 0 16a${terminator} 8 0 0 ${drawn > 0.5 ? 1 : 0} 0-16z`
  const side = isWaxing ? undefined : 'matrix(-1 0 0 1 18 0)'
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 18 18">
      <circle
        cx="9"
        cy="9"
        r="8"
        fill="currentColor"
        fillOpacity="0.120"
        stroke="currentColor"
        strokeOpacity="0.450"
        strokeWidth={Math.max(0.3, 12 / size)}
      />
      <path d={lit} fill="currentColor" transform={side} />
      <clipPath id={id}>
        <path d={lit} transform={side} />
      </clipPath>
      <path d={SEAS} clipPath={`url(#${id})`} fill={space.void} fillOpacity="0.240" />
    </svg>
  )
}
