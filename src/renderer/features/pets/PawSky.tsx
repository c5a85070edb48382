import { styled } from '@mui/material/styles'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { NightSky } from '#renderer/entities/member/NightSky.tsx'
import { hashOf } from '#renderer/lib/hash-of.ts'
import { ink } from '#renderer/theme/tokens.ts'

/** A paw in a square of 100: the corners of its pad in their order, and above them the toes. */
const PAD = [
  [50, 48],
  [68, 62],
  [64, 80],
  [50, 76],
  [36, 80],
  [32, 62],
] as const
const TOES = [
  [22, 40],
  [39, 22],
  [61, 22],
  [78, 40],
] as const

/** Which of the pad a toe hangs on. */
const JOINTS = [5, 0, 0, 1] as const

/** The tracks go over the sky from left to right, one foot and the other; below their middle stands the pet's picture, or at the left. */
const TRACKS = [
  { x: 14, y: 42, size: 36, turn: 62 },
  { x: 72, y: 16, size: 36, turn: 74 },
  { x: 186, y: 16, size: 36, turn: 74 },
  { x: 248, y: 40, size: 36, turn: 86 },
] as const

/** Of the trail, one foot and the other. */
const STEPS = [
  { x: 4, y: 28, turn: 78 },
  { x: 68, y: 2, turn: 84 },
  { x: 134, y: 28, turn: 80 },
  { x: 200, y: 4, turn: 88 },
  { x: 264, y: 26, turn: 82 },
] as const

/** The night over a pet: paw prints among the stars, in its colour. Decorative. */
export function PawSky({ name }: { readonly name: string }) {
  const hue = hueOf(name)
  return (
    <NightSky seed={name} hue={hue} isBand>
      {TRACKS.map(({ x, y, size, turn }) => (
        // No two pets walk alike.
        <g
          key={x}
          transform={`translate(${x} ${y}) rotate(${turn + (hashOf(`${name} ${x}`) % 24) - 12} ${size / 2} ${size / 2}) scale(${size / 100})`}
        >
          <Paw hue={hue} />
        </g>
      ))}
    </NightSky>
  )
}

const Trail = styled('svg')({
  display: 'block',
  width: 'min(300px, 60%)',
  margin: '4px auto',
  forcedColorAdjust: 'none',
})

/** Where the page of a pet ends, its tracks lead on. Decorative. */
export function PawTrail({ name }: { readonly name: string }) {
  const hue = hueOf(name)
  return (
    <Trail viewBox="0 0 300 62" aria-hidden fill={ink.primary}>
      {STEPS.map(({ x, y, turn }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn} 16 16) scale(0.32)`}>
          <Paw hue={hue} />
        </g>
      ))}
    </Trail>
  )
}

function Paw({ hue }: { readonly hue: string }) {
  const pad = PAD.map((point) => point.join(' ')).join('L')
  const toes = TOES.map(([x, y], index) => `M${x} ${y}L${PAD[JOINTS[index] ?? 0].join(' ')}`).join('')
  return (
    <>
      <path d={`M${pad}Z${toes}`} fill="none" stroke={hue} strokeWidth="1.600" strokeOpacity="0.600" />
      {[...PAD, ...TOES].map(([x, y], index) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={index < PAD.length ? 6 : 9} fill={hue} opacity="0.240" />
          <circle cx={x} cy={y} r={index < PAD.length ? 2.4 : 3.8} />
        </g>
      ))}
    </>
  )
}
