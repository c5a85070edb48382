import Box from '@mui/material/Box'
import { radius, space } from '#renderer/theme/tokens.ts'
import { GhostDisc, GhostLine } from '#renderer/ui/states/skeleton.ts'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { copy } from '../copy.ts'

const surface = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  maxWidth: 720,
  height: 176,
  mx: 'auto',
  border: `1px solid ${space.line}`,
  borderRadius: `${radius.large}px`,
  bgcolor: space.sheet,
} as const

/** While the gate is asked. It tells nothing of what is behind. */
export function Waiting() {
  return (
    <LoadingRows
      label={copy.gate.loading}
      count={1}
      row={() => (
        <Box sx={surface}>
          <GhostDisc sx={{ width: 40 }} />
          <GhostLine sx={{ width: '36%' }} />
          <GhostLine sx={{ width: '52%' }} />
        </Box>
      )}
    />
  )
}
