import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useEffect, useRef, type ReactNode } from 'react'
import Typography from '@mui/material/Typography'

interface OutcomeProps {
  /** The operation under way. */
  readonly progress: ReactNode
  readonly failure: string | null | undefined
}

/** What scrolls has edges of its own. */
const edges = {
  px: 3,
  pt: 1.5,
  pb: 1,
  '&:empty': { display: 'none' },
  '.MuiDialogContent-root &': { p: 0, pb: 1 },
} as const

/** Outcome of a dialog's request, above its buttons. It comes to be seen, wherever the rest is scrolled to. */
export function Outcome({ progress, failure }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null)
  const isThere = Boolean(progress) || Boolean(failure)
  useEffect(() => {
    if (isThere) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isThere, failure])
  return (
    <Box ref={box} sx={edges}>
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
