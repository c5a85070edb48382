import Box from '@mui/material/Box'
import { space } from '#renderer/theme/tokens.ts'
import { Later } from '../Later.tsx'
import { Stars } from './Stars.tsx'
import gas from './gas.webp'
import faintStars from './stars.webp'

/** Large enough for the faint stars to be sharp, and for all of the sky. */
const SIZE = 'max(100%, 1920px) max(100%, 1080px)'

/** The night behind what it stands in. Both pictures are painted once: nothing that lies over them paints them anew. */
export function Sky() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: -3,
        overflow: 'hidden',
        background: `url(${faintStars}) 0 0 / ${SIZE}, url(${gas}) 0 0 / ${SIZE}, ${space.void}`,
      }}
    >
      <Later>
        <Stars />
      </Later>
    </Box>
  )
}
