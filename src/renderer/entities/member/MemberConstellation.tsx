import { linesOf, starsOf } from './constellation.ts'
import { hueOf } from './draw-planet.ts'
import { NightSky } from './NightSky.tsx'

/** Distance between a line and its stars, as on a star chart. */
const GAP = 5

interface MemberConstellationProps {
  readonly seed: string
  /** As in `NightSky`. */
  readonly isBand?: boolean
}

/** A member's own constellation. Decorative. */
export function MemberConstellation({ seed, isBand = false }: MemberConstellationProps) {
  const stars = starsOf(seed)
  const hue = hueOf(seed)
  return (
    <NightSky seed={seed} hue={hue} isBand={isBand}>
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
    </NightSky>
  )
}
