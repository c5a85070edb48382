import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { copy } from '../copy.ts'

interface RetryNoteProps {
  readonly text: string
  readonly onRetry: () => void
}

/** Where there is little room, the button stands below the words. */
const wrapping = { flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 6rem' } }

/** A failure inside a screen that otherwise has something to show. */
export function RetryNote({ text, onRetry }: RetryNoteProps) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ ...wrapping, alignItems: 'center', py: 0.25, '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
