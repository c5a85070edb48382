import { styled } from '@mui/material/styles'
import { lowWindow } from '#renderer/theme/tokens.ts'
import { limbOf } from './Limb.tsx'
import { starless } from './Sky.tsx'

const Behind = styled('div')({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  pointerEvents: 'none',
  // Out of the dark of the cabin, since another window onto the sky stands beside it.
  maskImage: 'linear-gradient(90deg, transparent, #000 72px)',
  // There, what is drawn in colours of its own would stay behind the words.
  '@media (forced-colors: active)': { display: 'none' },
})
// Without stars: words stand all over it.
const Night = styled(Behind)({ background: starless, opacity: 0.7 })
const Planet = styled(Behind)({ opacity: 0.55, [lowWindow]: { display: 'none' } })

/** How far up it stands: what is done at the foot of the panel stands on it. */
const RISE = { radius: '900px', top: 'calc(100% - 84px)' }

interface PanelSkyProps {
  /** Of the planet's air, and of the line where it begins. */
  readonly glow: string
  readonly rim: string
}

/** The night behind a panel that little stands in, over the edge of a planet. */
export const PanelSky = (colors: PanelSkyProps) => (
  <>
    <Night aria-hidden />
    <Planet aria-hidden style={{ background: limbOf(colors, RISE) }} />
  </>
)
