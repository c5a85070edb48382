import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import { copy } from '../copy.ts'
import { Notice } from './Notice.tsx'
import { Eclipse } from './scenes/Eclipse.tsx'

interface ErrorStateProps {
  readonly message: string
  readonly onRetry: () => void
  /** `h1` where it is the whole page. */
  readonly heading?: 'h1' | 'h2'
}

export function ErrorState({ message, onRetry, heading = 'h2' }: ErrorStateProps) {
  return (
    <Notice
      role="alert"
      heading={heading}
      art={<Eclipse />}
      title={message}
      description={copy.failedDetail}
      action={
        <Button variant="outlined" startIcon={<Refresh />} onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    />
  )
}
