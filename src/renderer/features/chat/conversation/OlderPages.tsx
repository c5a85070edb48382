import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { copy } from '../copy.ts'
import type { OlderMessages } from './use-older-messages.ts'

/** Top of the log while there is something older. */
export function OlderPages({ status, load }: OlderMessages) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', minHeight: 40, alignItems: 'center' }}>
      {status === 'loading' && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {copy.loadingOlder}
        </Typography>
      )}
      {status === 'failed' && (
        <Box role="alert" sx={{ textAlign: 'center' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {copy.olderFailed}
          </Typography>
          <Button size="small" onClick={load}>
            {copy.retry}
          </Button>
        </Box>
      )}
    </Box>
  )
}
