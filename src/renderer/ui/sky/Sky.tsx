import Box from '@mui/material/Box'
import { space } from '#renderer/theme/tokens.ts'
import { Stars } from './Stars.tsx'

const haze = [
  'radial-gradient(58vw 46vh at 88% -8%, rgba(124, 92, 255, 0.22), transparent 70%)',
  'radial-gradient(46vw 44vh at 8% 108%, rgba(64, 190, 245, 0.13), transparent 70%)',
  `linear-gradient(180deg, ${space.void}, ${space.deep})`,
].join(', ')

/** The night behind every screen. */
export function Sky() {
  return (
    <Box aria-hidden sx={{ position: 'fixed', inset: 0, zIndex: -1, background: haze, overflow: 'hidden' }}>
      <Stars />
    </Box>
  )
}
