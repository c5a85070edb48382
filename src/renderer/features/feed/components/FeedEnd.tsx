import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { copy } from '../copy.ts'
import { RetryNote } from './RetryNote.tsx'
import { useOnVisible } from './use-on-visible.ts'

interface FeedEndProps {
  readonly hasMore: boolean
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly onMore: () => void
}

/** Below the last loaded post: more come by scrolling near, or by a button for who does not scroll. */
export function FeedEnd({ hasMore, isBusy, hasFailed, onMore }: FeedEndProps) {
  const ref = useOnVisible(hasMore && !isBusy && !hasFailed, onMore)
  return (
    <Stack ref={ref} sx={{ alignItems: 'center', py: 3 }}>
      {hasFailed ? (
        <RetryNote text={copy.feed.loadFailed} onRetry={onMore} />
      ) : hasMore ? (
        <Button variant="outlined" loading={isBusy} onClick={onMore}>
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
