import Button from '@mui/material/Button'
import { useState } from 'react'
import { forgetFilesOf, lossOf } from '#renderer/entities/files/upload/pending-files.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { signOutEverywhere } from '#renderer/session/sign-out-everywhere.ts'
import { store } from '#renderer/lib/store.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { SettingsRow } from '../SettingsRow.tsx'

const texts = copy.signOutEverywhere

/** Ends the sessions of all devices, once the member has confirmed it and with it the loss of files that were not sent. */
export function SignOutEverywhere() {
  const confirm = useConfirm()
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const end = async () => {
    const userId = store.get(currentUserIdAtom) ?? ''
    const loss = await lossOf(userId)
    const { description } = texts.question
    const asked = loss === null ? {} : { description: `${description} ${loss}`, destructive: true }
    if (!(await confirm({ ...texts.question, ...asked }))) return
    setBusy(true)
    const isEnded = await signOutEverywhere()
    if (isEnded) void forgetFilesOf(userId)
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
