import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState, type ReactNode } from 'react'
import { CodeField } from '#renderer/ui/fields/CodeField.tsx'
import { useTypedCode } from '#renderer/ui/fields/use-typed-code.ts'
import { Letter } from '#renderer/ui/states/scenes.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'

interface CodeFormProps {
  /** Text above the field: the purpose of the code, and its address. */
  readonly lead: ReactNode
  readonly label: string
  /** @returns the text to show beside the field, or `null` when the code was right */
  readonly onVerify: (code: string) => Promise<string | null>
  /** @returns whether a mail was sent */
  readonly onResend: () => Promise<boolean>
  /** A mail has just been sent, so the next one has to wait. */
  readonly isJustSent?: boolean
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
export function CodeForm({
  lead,
  label,
  onVerify,
  onResend,
  isJustSent,
  leaveLabel,
  onLeave,
}: CodeFormProps) {
  const { busy, onSubmit, field } = useTypedCode({ length: LENGTH, incomplete: copy.incomplete, onVerify })
  const sendAgain = async () => {
    const sent = await onResend()
    // The next thing to do is to type it; and the button, out of use now, cannot keep the focus.
    if (sent) field.inputRef.current?.focus()
    return sent
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
        <ResendButton onResend={sendAgain} isPaused={isJustSent} />
      </Box>
    </Box>
  )
}

interface ResendButtonProps {
  /** @returns whether a mail was sent */
  readonly onResend: () => Promise<boolean>
  /** Begins with the pause, as after a mail. */
  readonly isPaused?: boolean | undefined
}

/** Seconds between two mails to one e-mail; the server's own. */
const PAUSE = 60

/** Sends the code again, at most once in a while. */
export function ResendButton({ onResend, isPaused = false }: ResendButtonProps) {
  const [sending, setSending] = useState(false)
  const { left, start } = usePause(PAUSE, isPaused)
  const send = async () => {
    setSending(true)
    if (await onResend()) start()
    setSending(false)
  }
  return (
    <Button disabled={left > 0} onClick={() => void send()} {...whileBusy(sending)}>
      {left > 0 ? copy.resendIn(left) : copy.resend}
    </Button>
  )
}

/**
 * A pause that is counted down.
 * @param seconds how long one lasts
 * @param isRunning whether one is under way from the beginning
 * @returns the whole seconds left, 0 outside a pause; and what starts one
 */
function usePause(
  seconds: number,
  isRunning: boolean,
): { readonly left: number; readonly start: () => void } {
  const [left, setLeft] = useState(isRunning ? seconds : 0)
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setLeft((now) => now - 1), 1000)
    return () => clearInterval(timer)
  }, [running])
  return { left, start: () => setLeft(seconds) }
}
