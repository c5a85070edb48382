import type { Moon } from './moon.ts'

interface MoonGlyphProps {
  readonly moon: Moon
}

/**
 * The moon as it stands in the sky north of the tropics, waxing on the right; farther south it is seen the other way
 * round, but calendars in Spanish draw this one everywhere.
 */
export function MoonGlyph({ moon: { fraction, isWaxing } }: MoonGlyphProps) {
  // From the lit limb back along the terminator, half an ellipse that is a straight line at the half moon.
  const terminator = Math.abs(1 - 2 * fraction) * 8
  const lit = `M9 1a8 8 0 0 1 0 16a${terminator} 8 0 0 ${fraction > 0.5 ? 1 : 0} 0-16z`
  return (
    <svg aria-hidden width="18" height="18" viewBox="0 0 18 18">
      <circle
        cx="9"
        cy="9"
        r="8"
        fill="currentColor"
        fillOpacity="0.120"
        stroke="currentColor"
        strokeOpacity="0.350"
      />
      <path d={lit} fill="currentColor" transform={isWaxing ? undefined : 'matrix(-1 0 0 1 18 0)'} />
    </svg>
  )
}
