import Button from '@mui/material/Button'
import { useState } from 'react'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { usePause } from './use-pause.ts'

interface ResendButtonProps {
  /** @returns whether a mail was sent */
  readonly onResend: () => Promise<boolean>
}

/** Seconds between two mails. */
const PAUSE = 30

/** Sends the code again, at most once in a while. */
export function ResendButton({ onResend }: ResendButtonProps) {
  const [sending, setSending] = useState(false)
  const { left, start } = usePause(PAUSE)
  const send = async () => {
    setSending(true)
    if (await onResend()) start()
    setSending(false)
  }
  return (
    <Button disabled={left > 0} onClick={() => void send()} {...whileBusy(sending)}>
      {left > 0 ? copy.code.resendIn(left) : copy.code.resend}
    </Button>
  )
}
