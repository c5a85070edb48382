import Button from '@mui/material/Button'
import { useState } from 'react'
import { signOutEverywhere } from '#renderer/entities/session/sign-out-everywhere.ts'
import { useConfirm } from '#renderer/ui/confirm/use-confirm.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { SettingsRow } from '../SettingsRow.tsx'

const texts = copy.signOutEverywhere

/** Ends the sessions of all devices, once the member has confirmed it. */
export function SignOutEverywhere() {
  const confirm = useConfirm()
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const end = async () => {
    if (!(await confirm(texts.question))) return
    setBusy(true)
    const isEnded = await signOutEverywhere()
    setBusy(false)
    if (isEnded) toasts.success(texts.done.title, texts.done.description)
    else toasts.error(texts.failed)
  }
  return (
    <SettingsRow title={texts.title} description={texts.description}>
      <Button variant="outlined" color="inherit" onClick={() => void end()} {...whileBusy(busy)}>
        {texts.act}
      </Button>
    </SettingsRow>
  )
}
