import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import { useRef, useState, type SubmitEvent } from 'react'
import { font } from '#renderer/theme/tokens.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { ResendButton } from './ResendButton.tsx'
import { useConfirmEmail } from './use-confirm-email.ts'

interface CodeDialogProps {
  readonly email: string
  readonly onConfirmed: () => void
  readonly onLeave: () => void
}

const LENGTH = 6
const texts = copy.code

const digits = {
  inputMode: 'numeric',
  style: { fontFamily: font.display, fontSize: '1.5rem', letterSpacing: '0.42em', textAlign: 'center' },
} as const

/** Asks for the 6-digit code of the confirmation mail (design §5). */
export function CodeDialog({ email, onConfirmed, onLeave }: CodeDialogProps) {
  const { verify, resend } = useConfirmEmail(email)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  const refuse = (refusal: string) => {
    // Where it is to be mended, and said because of that.
    input.current?.focus()
    setProblem(refusal)
  }
  const check = async (typed: string) => {
    if (typed.length !== LENGTH) return refuse(copy.validation.code)
    setBusy(true)
    const refusal = await verify(typed)
    setBusy(false)
    if (refusal === null) onConfirmed()
    else refuse(refusal)
  }
  const type = (text: string) => {
    const typed = text.replace(/\D/g, '').slice(0, LENGTH)
    setCode(typed)
    setProblem(null)
    if (typed.length === LENGTH && typed !== code) void check(typed)
  }
  const sendAgain = async () => {
    const sent = await resend()
    // The next thing to do is to type it; and the button, out of use now, cannot keep the focus.
    if (sent) input.current?.focus()
    return sent
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) void check(code)
  }
  return (
    <Dialog open onClose={onLeave} maxWidth="xs" fullWidth aria-labelledby="code-title">
      <Box component="form" noValidate onSubmit={submit} sx={{ p: 3.5, display: 'grid', gap: 2.5 }}>
        <Box>
          <Typography id="code-title" variant="h2">
            {texts.title}
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {texts.lead} <strong>{email}</strong>.
          </Typography>
        </Box>
        <TextField
          label={texts.field}
          value={code}
          onChange={(event) => type(event.target.value)}
          error={problem !== null}
          helperText={problem}
          autoFocus
          inputRef={input}
          autoComplete="one-time-code"
          slotProps={{ htmlInput: digits }}
        />
        <Button type="submit" variant="contained" size="large" {...whileBusy(busy)}>
          {texts.submit}
        </Button>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', whiteSpace: 'nowrap' }}
        >
          <Button color="inherit" onClick={onLeave}>
            {texts.later}
          </Button>
          <ResendButton onResend={sendAgain} />
        </Box>
      </Box>
    </Dialog>
  )
}
