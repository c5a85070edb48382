import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode, SubmitEventHandler } from 'react'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import { StepTitle } from './StepTitle.tsx'

interface StepFormProps {
  readonly title: string
  /** What is to be done. */
  readonly lead: string
  /** What sends it. */
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
