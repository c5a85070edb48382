import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useOnVisible } from '#renderer/lib/use-on-visible.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { copy } from '../copy.ts'

interface FeedEndProps {
  readonly hasMore: boolean
  /** Something is being fetched, be it more or what is shown already. */
  readonly isBusy: boolean
  readonly isLoadingMore: boolean
  readonly hasFailed: boolean
  readonly onMore: () => void
}

/** Below the last loaded post: more come by scrolling near, or by a button for who does not scroll. */
export function FeedEnd({ hasMore, isBusy, isLoadingMore, hasFailed, onMore }: FeedEndProps) {
  const ref = useOnVisible(hasMore && !isBusy && !hasFailed, onMore)
  return (
    <Stack ref={ref} sx={{ alignItems: 'center', py: 3 }}>
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
