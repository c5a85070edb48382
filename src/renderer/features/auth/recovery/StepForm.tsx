import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode, SubmitEventHandler } from 'react'
import Typography from '@mui/material/Typography'
import { scale } from '#renderer/theme/tokens.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'

interface StepFormProps {
  readonly title: string
  /** Instruction of the step. */
  readonly lead: string
  /** Label of the button that submits it. */
  readonly act: string
  readonly isSubmitting: boolean
  readonly onSubmit: SubmitEventHandler
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** A step with its fields, the way on and the way back to the login. */
export function StepForm({ title, lead, act, isSubmitting, onSubmit, onLeave, children }: StepFormProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      aria-labelledby="recovery-title"
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <StepTitle title={title}>{lead}</StepTitle>
      {children}
      <Button type="submit" variant="contained" size="large" {...whileBusy(isSubmitting)}>
        {act}
      </Button>
      <Button color="inherit" onClick={onLeave}>
        {copy.back}
      </Button>
    </Box>
  )
}

interface StepTitleProps {
  readonly title: string
  /** Instruction of the step, or its outcome. */
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
