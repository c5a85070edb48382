import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { scale } from '#renderer/theme/tokens.ts'

interface StepTitleProps {
  readonly title: string
  /** What is to be done, or what has happened. */
  readonly children: ReactNode
}

/** Names the form of one step, by the id `recovery-title`. */
export function StepTitle({ title, children }: StepTitleProps) {
  return (
    <div>
      <Typography id="recovery-title" variant="h1" sx={scale.card}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>{children}</Typography>
    </div>
  )
}
