import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { UNREACHABLE } from '#renderer/server/errors.ts'
import { CodeField } from '#renderer/ui/fields/CodeField.tsx'
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
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (beginsAtLead) input.current?.focus({ preventScroll: true })
  }, [beginsAtLead])

  const refuse = (text: string) => {
    // Where it is to be mended, and said because of that.
    input.current?.focus()
    setProblem(text)
  }
  const check = async (typed: string) => {
    if (typed.length !== LENGTH) return refuse(copy.incomplete)
    setBusy(true)
    const refusal = await onVerify(typed)
    setBusy(false)
    if (refusal !== null) refuse(texts[refusal])
  }
  const type = (text: string) => {
    const typed = text.replace(/\D/g, '').slice(0, LENGTH)
    setCode(typed)
    setProblem(null)
    if (typed.length === LENGTH && typed !== code) void check(typed)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) void check(code)
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {lead}
      <CodeField
        label={copy.field}
        length={LENGTH}
        value={code}
        onType={type}
        problem={problem}
        isReadOnly={busy}
        inputRef={input}
        autoFocus={!beginsAtLead}
      />
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
