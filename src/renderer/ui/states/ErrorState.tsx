import CloudOff from '@mui/icons-material/CloudOff'
import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
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
      description="Puede ser la conexión. Inténtalo otra vez en un momento."
      action={
        <Button variant="outlined" startIcon={<Refresh />} onClick={onRetry}>
          Reintentar
        </Button>
      }
    />
  )
}
