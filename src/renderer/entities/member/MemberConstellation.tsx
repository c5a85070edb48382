import { styled } from '@mui/material/styles'
import { ink, space } from '#renderer/theme/tokens.ts'
import { farStarsOf, linesOf, SKY, starsOf } from './constellation.ts'
import { hueOf } from './draw-planet.ts'

/** A line ends this far from its stars, as on a star chart. */
const GAP = 5

const Night = styled('svg')({ display: 'block', width: '100%', aspectRatio: '3', forcedColorAdjust: 'none' })

/** The piece of night that belongs to a member: their own constellation, three to one. Decorative. */
export function MemberConstellation({ seed }: { readonly seed: string }) {
  const stars = starsOf(seed)
  const hue = hueOf(seed)
  const background = [
    `radial-gradient(90% 120% at 18% 110%, color-mix(in oklab, ${hue} 30%, transparent), transparent 70%)`,
    `linear-gradient(${space.void}, ${space.surface})`,
  ].join()
  return (
    <Night aria-hidden viewBox={`0 0 ${SKY.width} ${SKY.height}`} fill={ink.primary} style={{ background }}>
      {farStarsOf(seed).map(({ x, y, brightness }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={0.3 + brightness * 0.3} opacity={0.2 + brightness * 0.3} />
      ))}
      {linesOf(stars).map(([one, other]) => {
        const gap = GAP / Math.hypot(other.x - one.x, other.y - one.y)
        const [dx, dy] = [(other.x - one.x) * gap, (other.y - one.y) * gap]
        const path = `M${one.x + dx} ${one.y + dy}L${other.x - dx} ${other.y - dy}`
        return <path key={path} d={path} stroke={hue} strokeWidth="0.600" strokeOpacity="0.700" />
      })}
      {stars.map(({ x, y, brightness }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={2.4 + brightness * 2} fill={hue} opacity="0.220" />
          <circle cx={x} cy={y} r={0.9 + brightness * 0.9} />
        </g>
      ))}
    </Night>
  )
}
