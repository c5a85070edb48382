import Box from '@mui/material/Box'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { copy } from './copy.ts'

/** The spinner while the session loads (spec §2). Without the sky, which would be painted for a moment only. */
export function FullScreenLoading() {
  return (
    <Box sx={{ height: '100%', display: 'grid', placeItems: 'center' }}>
      <LoadingState label={copy.loading} />
    </Box>
  )
}
