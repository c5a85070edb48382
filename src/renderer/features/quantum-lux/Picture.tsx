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

/** Drawing of light in place of a picture that is missing. */
const LightFigure = memo(function LightFigure({ index }: LightFigureProps) {
  const share = Math.round((((index * 7) % ROSES) / (ROSES - 1)) * 100)
  const color = `color-mix(in oklab, ${nebula.violet} ${share}%, ${ACCENT})`
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
