import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'
import { LoadMore } from '#renderer/ui/states/LoadMore.tsx'
import { copy } from '../copy.ts'

interface FeedEndProps extends Pick<
  ComponentProps<typeof LoadMore>,
  'failure' | 'focus' | 'isLoading' | 'onMore'
> {
  readonly hasMore: boolean
}

/** Below the last loaded post: more are loaded by scrolling near, or by a button. */
export function FeedEnd({ hasMore, ...more }: FeedEndProps) {
  return (
    <Stack sx={{ alignItems: 'center', p: 3 }}>
      {hasMore || more.failure !== null ? (
        <LoadMore variant="outlined" label={copy.feed.more} {...more} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.feed.end}
        </Typography>
      )}
    </Stack>
  )
}
