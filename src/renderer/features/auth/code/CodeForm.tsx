import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState, type ReactNode } from 'react'
import { CodeField } from '#renderer/ui/fields/CodeField.tsx'
import { useTypedCode } from '#renderer/ui/fields/use-typed-code.ts'
import { Letter } from '#renderer/ui/states/scenes.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import { useMailPause, type MailKind } from './mail-pauses.ts'

interface CodeFormProps {
  /** Text above the field: the purpose of the code, and its address. */
  readonly lead: ReactNode
  readonly label: string
  /** @returns the text to show beside the field, or `null` when the code was right */
  readonly onVerify: (code: string) => Promise<string | null>
  /** The mail that has the code. */
  readonly mail: { readonly kind: MailKind; readonly email: string }
  /** @returns whether the next mail has to wait */
  readonly onResend: () => Promise<boolean>
  readonly leaveLabel: string
  readonly onLeave: () => void
}

const LENGTH = 8

/** In line with the title; a low window has no room for it. */
const art = {
  mb: 1.5,
  ml: { xs: -4, sm: -5 },
  '& > svg': { width: { xs: 127, sm: 170 }, height: { xs: 76, sm: 102 } },
  '@media (max-height: 620px)': { display: 'none' },
} as const

/** Below the main act, in one row where there is room for it. */
const beside = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  whiteSpace: 'nowrap',
  '& > button': { flex: '1 1 auto' },
} as const

/** Asks for the 8-digit code of a mail (design §5). The last digit sends it. */
export function CodeForm({ lead, label, onVerify, mail, onResend, leaveLabel, onLeave }: CodeFormProps) {
  const { busy, onSubmit, field } = useTypedCode({ length: LENGTH, incomplete: copy.incomplete, onVerify })
  const resendFrom = useMailPause(mail.kind, mail.email)
  const sendAgain = async () => {
    const waits = await onResend()
    // The next thing to do is to type it; and the button, out of use now, cannot keep the focus.
    if (waits) field.inputRef.current?.focus()
    return waits
  }
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Box aria-hidden sx={art}>
          <Letter />
        </Box>
        {lead}
      </div>
      <CodeField label={label} {...field} />
      <Button type="submit" variant="contained" size="large" {...whileBusy(busy)}>
        {copy.submit}
      </Button>
      <Box sx={beside}>
        <Button variant="outlined" color="inherit" onClick={onLeave}>
          {leaveLabel}
        </Button>
        <ResendButton key={resendFrom} onResend={sendAgain} from={resendFrom} />
      </Box>
    </Box>
  )
}

interface ResendButtonProps {
  /** @returns whether the next mail has to wait */
  readonly onResend: () => Promise<boolean>
  /** From when on another mail may be requested, as of `performance.now()`. */
  readonly from: number
}

/** Sends the code again, once the server would send it. */
export function ResendButton({ onResend, from }: ResendButtonProps) {
  const [sending, setSending] = useState(false)
  const left = useCountdown(from)
  const send = async () => {
    setSending(true)
    await onResend()
    setSending(false)
  }
  return (
    <Button disabled={left > 0} onClick={() => void send()} {...whileBusy(sending)}>
      {left > 0 ? copy.resendIn(left) : copy.resend}
    </Button>
  )
}

/** The whole seconds until a moment that does not change, counted down to 0. */
function useCountdown(moment: number): number {
  const [left, setLeft] = useState(() => Math.ceil((moment - performance.now()) / 1000))
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setLeft((now) => now - 1), 1000)
    return () => clearInterval(timer)
  }, [running])
  return left
}
