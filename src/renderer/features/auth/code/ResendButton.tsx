import Button from '@mui/material/Button'
import { useState } from 'react'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import { usePause } from './use-pause.ts'

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
