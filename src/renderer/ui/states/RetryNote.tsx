import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import { useIsAway, WhenBack } from './WhenBack.tsx'

interface RetryNoteProps {
  readonly text: string
  readonly onRetry: () => void
  /** The failure is about sending, not loading: it is shown while the server is away as well. */
  readonly isOfSend?: boolean
}

/** What is only not there yet is told calmly. */
const calm = {
  borderColor: space.lineStrong,
  color: 'text.primary',
  '& .MuiAlert-icon': { color: 'text.secondary' },
}

/** In a narrow place the button wraps below the text. */
const wrapping = { flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 6rem' } }

/** A failure within a screen that otherwise has content. */
export function RetryNote({ text, onRetry, isOfSend = false }: RetryNoteProps) {
  const isAway = useIsAway()
  if (isAway && !isOfSend) return <WhenBack />
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{
        ...wrapping,
        ...(!isOfSend && calm),
        alignItems: 'center',
        py: 0.25,
        '& .MuiAlert-action': { pt: 0 },
      }}
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
