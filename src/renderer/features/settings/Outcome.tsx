import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import Typography from '@mui/material/Typography'

interface OutcomeProps {
  /** The operation under way. */
  readonly progress: ReactNode
  readonly failure: string | null | undefined
}

/** Outcome of a dialog's request. Above its buttons, in sight wherever the rest is scrolled to. */
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

interface PlainListProps {
  readonly items: readonly string[]
}

/** A list, one item a line. */
export function PlainList({ items }: PlainListProps) {
  return (
    <Typography component="ul" variant="body2" sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary' }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Typography>
  )
}
