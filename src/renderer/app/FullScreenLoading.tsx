import Box from '@mui/material/Box'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { copy } from './copy.ts'
import { NightScreen } from './NightScreen.tsx'

/** The spinner while the session loads (spec §2). */
export function FullScreenLoading() {
  return (
    <NightScreen>
      <Box sx={{ height: '100%', display: 'grid', placeItems: 'center' }}>
        <LoadingState label={copy.loading} />
      </Box>
    </NightScreen>
  )
}
