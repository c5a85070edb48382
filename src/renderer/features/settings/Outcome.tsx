import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface OutcomeProps {
  /** What is under way. */
  readonly progress: ReactNode
  readonly failure: string | null | undefined
}

/** What becomes of what a dialog was asked to do. Above its buttons, in sight wherever the rest is scrolled to. */
export function Outcome({ progress, failure }: OutcomeProps) {
  return (
    <Box sx={{ px: 3, pt: 1.5, pb: 1, '&:empty': { display: 'none' } }}>
      {progress}
      {failure && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
    </Box>
  )
}
