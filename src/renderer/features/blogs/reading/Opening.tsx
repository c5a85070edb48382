import Box from '@mui/material/Box'
import { space } from '#renderer/theme/tokens.ts'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { copy } from '../copy.ts'

/** Lies over the book until there is something to read. */
export function Opening() {
  return (
    <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', bgcolor: space.deep }}>
      <LoadingState label={copy.reader.opening} />
    </Box>
  )
}
