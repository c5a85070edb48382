import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { copy } from '../copy.ts'

interface FeedEndProps {
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly hasFailed: boolean
  readonly onMore: () => void
}

/** Below the last loaded post: more come by scrolling near, or by a button for who does not scroll. */
export function FeedEnd({ hasMore, isLoadingMore, hasFailed, onMore }: FeedEndProps) {
  return (
    <Stack sx={{ alignItems: 'center', p: 3 }}>
      {hasFailed ? (
        <RetryNote text={copy.feed.loadFailed} onRetry={onMore} />
      ) : hasMore ? (
        <Button variant="outlined" loading={isLoadingMore} onClick={onMore}>
          {copy.feed.more}
        </Button>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.feed.end}
        </Typography>
      )}
    </Stack>
  )
}
