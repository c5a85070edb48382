import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ink, space } from '#renderer/theme/tokens.ts'
import { farStarsOf, SKY } from './constellation.ts'

const Night = styled('svg')({ display: 'block', width: '100%', aspectRatio: '3', forcedColorAdjust: 'none' })

const WHOLE = `0 0 ${SKY.width} ${SKY.height}`

/** Area of the figures, above the planet that covers the lower part of a band. */
const FIGURES = `0 12 ${SKY.width} 76`
const ABOVE_PLANET = '77%'

interface NightSkyProps {
  /** Gives the same stars each time. */
  readonly seed: string
  readonly hue: string
  /** For a header wider than three to one, in which figures are fully above the planet's edge. */
  readonly isBand?: boolean
  /** SVG figures, in a view box of 300 by 100. */
  readonly children: ReactNode
}

/** A piece of night in a colour, three to one: faint stars with figures in front. Decorative. */
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
