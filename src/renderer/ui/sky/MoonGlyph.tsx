import { useId } from 'react'
import { space } from '#renderer/theme/tokens.ts'
import type { Moon } from './moon.ts'

interface MoonGlyphProps {
  readonly moon: Pick<Moon, 'fraction' | 'isWaxing' | 'phase'>
  /** Size in pixels. */
  readonly size: number
}

/** The grey seas where they are, in a square of 18: the disc has its middle at 9 and a radius of 8. */
const SEAS: readonly (readonly [across: number, down: number, wide: number, high: number])[] = [
  // Of storms, of rains, of cold.
  [4, 8.2, 1.9, 3.2],
  [6.6, 5.3, 2.1, 1.8],
  [8.6, 2.7, 3, 0.4],
  // Of serenity, of tranquillity, of fertility, of nectar, of crises.
  [11, 5.8, 1.5, 1.4],
  [12.7, 8, 1.9, 1.5],
  [14.6, 10.3, 1, 1.5],
  [12.9, 11, 0.8, 0.8],
  [15.3, 6.7, 0.7, 0.9],
  // Of clouds, of moisture, of vapours.
  [7, 12, 1.6, 1.2],
  [4.6, 12.2, 0.8, 0.9],
  [9.3, 7.6, 0.7, 0.6],
]

/** The bright crater in the south, and what was thrown out of it. */
const [CRATER, RAYS] = [
  'M8.300 14.600h0',
  'M8.300 14.600L6 9.500M8.300 14.600L10.800 10M8.300 14.600L4 13.800M8.300 14.600L12.600 14',
] as const

/** Largest lit share drawn for a moon that is not full: more would look like a full disc. */
const NEARLY_FULL = 0.93

/** Blur of the shadow's edge, in units of the drawing; less where the lit or dark part is narrow. */
const softnessOf = (lit: number) => (lit > 0.88 || lit < 0.12 ? 0.22 : 0.5)

/**
 * The moon as seen north of the tropics, waxing on the right. It is mirrored in the south, but calendars in Spanish
 * draw this one everywhere.
 */
export function MoonGlyph({ moon: { fraction, isWaxing, phase }, size }: MoonGlyphProps) {
  const id = useId()
  const drawn = phase === 4 ? 1 : phase === 0 ? 0 : Math.min(fraction, NEARLY_FULL)
  // The right side of the square up to the terminator: half an ellipse, which is a straight line at the half moon.
  const terminator = Math.abs(1 - 2 * drawn) * 8
  const lit = `M9-4H26V22H9V17a${terminator} 8 0 0 ${drawn > 0.5 ? 1 : 0} 0-16z`
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 18 18">
      <clipPath id={`${id}-disc`}>
        <circle cx="9" cy="9" r="8" />
      </clipPath>
      <filter id={`${id}-soft`} filterUnits="userSpaceOnUse" x="-8" y="-8" width="40" height="34">
        <feGaussianBlur stdDeviation={softnessOf(drawn)} />
      </filter>
      <mask id={`${id}-lit`} maskUnits="userSpaceOnUse" x="0" y="0" width="18" height="18">
        <path
          d={drawn === 1 ? 'M0 0h18v18H0z' : lit}
          fill="#fff"
          filter={drawn === 1 ? undefined : `url(#${id}-soft)`}
          transform={isWaxing ? undefined : 'matrix(-1 0 0 1 18 0)'}
        />
      </mask>
      <radialGradient id={`${id}-round`} cx="50%" cy="50%" r="50%">
        <stop offset="0.600" stopColor={space.void} stopOpacity="0" />
        <stop offset="1" stopColor={space.void} stopOpacity="0.340" />
      </radialGradient>
      <circle
        cx="9"
        cy="9"
        r="8"
        fill="currentColor"
        fillOpacity="0.100"
        stroke="currentColor"
        strokeOpacity="0.300"
        strokeWidth={Math.max(0.16, 8 / size)}
      />
      <g clipPath={`url(#${id}-disc)`}>
        <g mask={drawn > 0 ? `url(#${id}-lit)` : undefined} opacity={drawn > 0 ? 1 : 0.16}>
          {drawn > 0 && <circle cx="9" cy="9" r="8" fill="currentColor" />}
          <Seas blur={`url(#${id}-blur)`} isLit={drawn > 0} />
          <path d={RAYS} stroke="#fff" strokeOpacity="0.300" strokeWidth="0.300" />
          <path d={CRATER} stroke="#fff" strokeWidth="0.900" strokeLinecap="round" />
          <circle cx="9" cy="9" r="8" fill={`url(#${id}-round)`} />
        </g>
      </g>
      <filter id={`${id}-blur`} filterUnits="userSpaceOnUse" x="0" y="0" width="18" height="18">
        <feGaussianBlur stdDeviation="0.300" />
      </filter>
    </svg>
  )
}

interface SeasProps {
  /** Address of the filter that blurs their edges. */
  readonly blur: string
  /** Darker than the disc where it is lit; on a new moon a little brighter than the dark. */
  readonly isLit: boolean
}

const Seas = ({ blur, isLit }: SeasProps) => (
  <g filter={blur} fill={isLit ? space.raised : 'currentColor'} fillOpacity={isLit ? 0.42 : 1}>
    {SEAS.map(([cx, cy, rx, ry]) => (
      <ellipse key={`${cx} ${cy}`} cx={cx} cy={cy} rx={rx} ry={ry} />
    ))}
  </g>
)
