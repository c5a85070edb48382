import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, type ReactNode } from 'react'
import { UNREACHABLE } from '#renderer/server/errors.ts'
import { CodeField } from '#renderer/ui/fields/CodeField.tsx'
import { useTypedCode } from '#renderer/ui/fields/use-typed-code.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import type { CodeRefusal } from './api.ts'
import { copy } from './copy.ts'

const texts: Record<CodeRefusal, string> = { ...copy.refused, unreachable: UNREACHABLE }

interface StepCodeFormProps {
  /** What stands above the field. */
  readonly lead: ReactNode
  /** @returns why it was refused, `null` when the code was right */
  readonly onVerify: (code: string) => Promise<CodeRefusal | null>
  readonly act: string
  readonly leaveLabel: string
  readonly onLeave: () => void
  /** Id of the title. */
  readonly titleId: string
  /** What stands below the buttons. */
  readonly help?: ReactNode
  /** The lead is needed first: the field has the focus, but is not scrolled to. */
  readonly beginsAtLead?: boolean
}

const LENGTH = 6

/** Below the field, in one row where there is room for it; the way on at the end. */
const buttons = {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: 1,
  '& > button': { flex: '1 1 auto' },
} as const

/** Asks for the code that an authenticator app shows. The last digit sends it. */
export function StepCodeForm({
  lead,
  onVerify,
  act,
  leaveLabel,
  onLeave,
  titleId,
  help,
  beginsAtLead = false,
}: StepCodeFormProps) {
  const verify = async (code: string) => {
    const refusal = await onVerify(code)
    return refusal && texts[refusal]
  }
  const { busy, onSubmit, field } = useTypedCode({
    length: LENGTH,
    incomplete: copy.incomplete,
    onVerify: verify,
  })
  const { inputRef } = field
  useEffect(() => {
    if (beginsAtLead) inputRef.current?.focus({ preventScroll: true })
  }, [beginsAtLead, inputRef])

  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {lead}
      <CodeField label={copy.field} autoFocus={!beginsAtLead} {...field} />
      <Box sx={buttons}>
        <Button color="inherit" onClick={onLeave}>
          {leaveLabel}
        </Button>
        <Button type="submit" variant="contained" {...whileBusy(busy)}>
          {act}
        </Button>
      </Box>
      {help}
    </Box>
  )
}
