import Box from '@mui/material/Box'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'

/** The spinner while the session loads (spec §2). */
export function FullScreenLoading() {
  return (
    <Box sx={{ height: '100%', display: 'grid', placeItems: 'center' }}>
      <LoadingState label="Preparando el viaje…" />
    </Box>
  )
}
