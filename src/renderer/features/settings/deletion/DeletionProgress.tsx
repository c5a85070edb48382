import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { copy } from './copy.ts'
import type { Step } from './deletion.ts'

interface DeletionProgressProps {
  readonly step: Step
}

/** What is being done: nobody knows beforehand how long it takes. */
export function DeletionProgress({ step }: DeletionProgressProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography variant="body2">{copy.steps[step]}</Typography>
      <LinearProgress aria-label={copy.progress} />
    </Box>
  )
}
