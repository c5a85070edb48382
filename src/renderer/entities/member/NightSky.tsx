import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ink, space } from '#renderer/theme/tokens.ts'
import { farStarsOf, SKY } from './constellation.ts'

const Night = styled('svg')({ display: 'block', width: '100%', aspectRatio: '3', forcedColorAdjust: 'none' })

const WHOLE = `0 0 ${SKY.width} ${SKY.height}`

/** Where figures stand in a sky, and how much of a band lies above the planet that covers its foot. */
const FIGURES = `0 12 ${SKY.width} 76`
const ABOVE_PLANET = '77%'

interface NightSkyProps {
  /** The same stars each time for one. */
  readonly seed: string
  readonly hue: string
  /** Over a head that is wider than three to one: figures stand whole above the planet's edge. */
  readonly isBand?: boolean
  /** Figures in the sky, as SVG in its 300 by 100. */
  readonly children: ReactNode
}

/** A piece of night in somebody's colour, three to one: faint stars behind, figures before them. Decorative. */
export function NightSky({ seed, hue, isBand = false, children }: NightSkyProps) {
  const background = [
    `radial-gradient(90% 120% at 18% 110%, color-mix(in oklab, ${hue} 30%, transparent), transparent 70%)`,
    `linear-gradient(${space.void}, ${space.surface})`,
  ].join()
  return (
    <Night aria-hidden fill={ink.primary} style={{ background }}>
      <svg viewBox={WHOLE} preserveAspectRatio="xMidYMid slice">
        {farStarsOf(seed).map(({ x, y, brightness }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={0.3 + brightness * 0.3}
            opacity={0.2 + brightness * 0.3}
          />
        ))}
      </svg>
      <svg viewBox={isBand ? FIGURES : WHOLE} height={isBand ? ABOVE_PLANET : '100%'}>
        {children}
      </svg>
    </Night>
  )
}
