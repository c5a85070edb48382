import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'
import { LoadMore } from '#renderer/ui/states/LoadMore.tsx'
import { copy } from '../copy.ts'

interface FeedEndProps extends Pick<ComponentProps<typeof LoadMore>, 'focus' | 'isLoading' | 'onMore'> {
  readonly hasMore: boolean
  readonly hasFailed: boolean
}

/** Below the last loaded post: more are loaded by scrolling near, or by a button. */
export function FeedEnd({ hasMore, hasFailed, ...more }: FeedEndProps) {
  return (
    <Stack sx={{ alignItems: 'center', p: 3 }}>
      {hasMore || hasFailed ? (
        <LoadMore
          variant="outlined"
          label={copy.feed.more}
          failure={hasFailed ? copy.feed.loadFailed : null}
          {...more}
        />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.feed.end}
        </Typography>
      )}
    </Stack>
  )
}
