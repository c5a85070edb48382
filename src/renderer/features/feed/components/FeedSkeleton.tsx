import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { copy } from '../copy.ts'

/** The spinner, and the shape of what is coming. */
export function FeedSkeleton() {
  return (
    <Stack sx={{ gap: 2 }}>
      <LoadingState label={copy.feed.loading} />
      {[0, 1].map((card) => (
        <Paper key={card} aria-hidden sx={{ p: 2.5 }}>
          <Stack direction="row" sx={{ gap: 1.5, mb: 1.5 }}>
            <Skeleton variant="circular" width={44} height={44} />
            <Box sx={{ flex: 1 }}>
              <Skeleton width="32%" />
              <Skeleton width="14%" />
            </Box>
          </Stack>
          <Skeleton />
          <Skeleton width="72%" />
        </Paper>
      ))}
    </Stack>
  )
}
