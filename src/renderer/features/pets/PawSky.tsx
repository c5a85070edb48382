import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { NightSky } from '#renderer/entities/member/NightSky.tsx'
import { hashOf } from '#renderer/lib/hash-of.ts'

/** A paw in a square of 100, its toes upwards. */
const PAD = 'M50 46c13 0 23 13 23 24 0 12-11 10-23 10s-23 2-23-10c0-11 10-24 23-24z'
const TOES = [
  { x: 21, y: 46, turn: -22 },
  { x: 39, y: 25, turn: -7 },
  { x: 61, y: 25, turn: 7 },
  { x: 79, y: 46, turn: 22 },
] as const

const STEPS = [0, 1, 2, 3, 4, 5, 6] as const
/** In the view box of the sky, 300 wide: the first step, from one to the next, and the width of a paw. */
const TRAIL = { from: 27, stride: 41, size: 18 } as const
/** How far the trail falls from its middle to its ends, as the planet's edge below it does, and each foot from the trail. */
const FALL = 9
const ASIDE = 8

/** The night over a pet: its tracks lead along the planet's edge, the last ones the brightest. Decorative. */
export function PawSky({ name }: { readonly name: string }) {
  const hue = hueOf(name)
  // Not every pet begins with the same foot.
  const first = hashOf(name) % 2
  return (
    <NightSky seed={name} hue={hue} isBand>
      {STEPS.map((step) => {
        const x = TRAIL.from + TRAIL.stride * step
        const aside = (x - 150) / 150
        const y = 52 + FALL * aside ** 2 + (step % 2 === first ? ASIDE : -ASIDE)
        const slope = (Math.atan2(2 * FALL * aside, 150) * 180) / Math.PI
        return (
          <g
            key={step}
            transform={`translate(${x} ${y}) rotate(${90 + slope}) scale(${TRAIL.size / 100}) translate(-50 -50)`}
            fill={`color-mix(in oklab, ${hue} 72%, white)`}
            opacity={0.24 + (0.7 * step) / (STEPS.length - 1)}
          >
            <path d={PAD} />
            {TOES.map(({ x: toe, y: top, turn }) => (
              <ellipse key={toe} rx="8.500" ry="12" transform={`translate(${toe} ${top}) rotate(${turn})`} />
            ))}
          </g>
        )
      })}
    </NightSky>
  )
}
