import CloudOff from '@mui/icons-material/CloudOff'
import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import { copy } from '../copy.ts'
import { Notice } from './Notice.tsx'

interface ErrorStateProps {
  readonly message: string
  readonly onRetry: () => void
}

export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <Notice
      role="alert"
      art={<CloudOff sx={{ fontSize: 44, color: 'error.main' }} />}
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
