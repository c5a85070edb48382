import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { publicAddress } from '#renderer/server/public-address.ts'
import { ACCENT } from '#renderer/theme/accent.ts'
import { nebula, space } from '#renderer/theme/tokens.ts'
import { useFitPicture } from '#renderer/ui/fit-picture.ts'
import { ROSES, rosePath } from './rose.ts'

interface LightFigureProps {
  /** Which of the figures; each has its own place between two colours, too. */
  readonly index: number
}

const RADIUS = 40

const Sheet = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  // A colour of a picture is not forced by itself.
  '@media (forced-colors: active)': { color: 'CanvasText !important', background: 'none !important' },
})

/** The colour of a figure. */
function colorOf(index: number): string {
  const share = Math.round((((index * 7) % ROSES) / (ROSES - 1)) * 100)
  return `color-mix(in oklab, ${nebula.violet} ${share}%, ${ACCENT})`
}

/** Drawing of light in place of a picture that is missing. */
const LightFigure = memo(function LightFigure({ index }: LightFigureProps) {
  const color = colorOf(index)
  const glow = `color-mix(in oklab, ${color} 26%, ${space.deep})`
  return (
    <Sheet
      aria-hidden
      viewBox="-80 -50 160 100"
      fill="none"
      stroke="currentColor"
      style={{ color, background: `radial-gradient(circle, ${glow}, ${space.deep} 72%)` }}
    >
      <path d={rosePath(index, RADIUS)} strokeWidth="1.200" transform={`rotate(${index * 19})`} />
      <circle r="45" strokeOpacity="0.350" strokeWidth="0.800" strokeDasharray="1 5" />
    </Sheet>
  )
})

interface PictureProps {
  /** `bucket/path`; `null` for none. */
  readonly stored: string | null
  /** Stands for a picture that is missing, broken or too large to be drawn. */
  readonly figure: number
}

/** A picture that fills its frame, or what light draws instead. What it shows is said by what is around it. */
export function Picture({ stored, figure }: PictureProps) {
  const address = publicAddress(stored ?? '')
  const { picture, isRefused } = useFitPicture(address)
  if (!address || isRefused) return <LightFigure index={figure} />
  return picture && <img src={picture} alt="" decoding="async" draggable={false} />
}

const Round = styled('div')({
  position: 'relative',
  aspectRatio: '1',
  borderRadius: '50%',
  '& > svg': { position: 'absolute', inset: 0 },
  // Where the petals are widest apart, what shines through them is the picture.
  '& > img': {
    position: 'absolute',
    inset: '19%',
    width: '62%',
    height: '62%',
    objectFit: 'cover',
    borderRadius: '50%',
    boxShadow: `0 0 0 3px ${space.void}, 0 0 0 4.5px currentColor`,
  },
})

/** A figure of light in the sky, which frames a picture where there is one. */
export function Rosette({ stored, figure }: PictureProps) {
  const address = publicAddress(stored ?? '')
  const { picture, isRefused } = useFitPicture(address)
  return (
    <Round style={{ color: colorOf(figure) }}>
      <Bloom index={figure} />
      {!isRefused && picture && <img src={picture} alt="" decoding="async" draggable={false} />}
    </Round>
  )
}

const Bloom = memo(function Bloom({ index }: LightFigureProps) {
  const color = colorOf(index)
  const glow = `color-mix(in oklab, ${color} 30%, transparent)`
  return (
    <Sheet
      aria-hidden
      viewBox="-50 -50 100 100"
      fill="none"
      stroke="currentColor"
      style={{ color, background: `radial-gradient(closest-side, ${glow}, transparent)` }}
    >
      <path d={rosePath(index, RADIUS + 4)} strokeWidth="1.100" transform={`rotate(${index * 19})`} />
      <circle r="48" strokeOpacity="0.400" strokeWidth="0.800" strokeDasharray="1 5" />
    </Sheet>
  )
})
