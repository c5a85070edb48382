import Button from '@mui/material/Button'
import { useState } from 'react'
import { copy as files } from '#renderer/entities/files/copy.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { filesLostBy, signOutEverywhere } from '#renderer/session/leave.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useWindowToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import { SecondStepRow } from './second-step/SecondStepRow.tsx'
import { DialogRow, SettingsGroup, SettingsPart, SettingsRow } from './SettingsRow.tsx'

/** Actions on the account, below the cards of spec §2. */
export function AccountSection() {
  return (
    <SettingsPart title={copy.account} titleId="settings-account">
      <SettingsGroup group="access">
        <ChangePassword />
        <SecondStepRow />
        <SignOutEverywhere />
      </SettingsGroup>
      <SettingsGroup group="data">
        <DownloadData />
        <DeleteAccount />
      </SettingsGroup>
    </SettingsPart>
  )
}

const texts = copy.signOutEverywhere

/** Ends the sessions of all devices, once the member has confirmed it and with it the loss of files that were not sent. */
function SignOutEverywhere() {
  const confirm = useConfirm()
  const toasts = useWindowToasts()
  const member = useMember()
  const [busy, setBusy] = useState(false)
  const end = async () => {
    const lost = await filesLostBy(member, 'signed-out')
    const { description } = texts.question
    const asked = lost === 0 ? {} : { description: `${description} ${files.lost(lost)}`, destructive: true }
    if (!(await confirm({ ...texts.question, ...asked }))) return
    setBusy(true)
    const isEnded = await signOutEverywhere(member)
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

const DeleteAccountDialog = lazyComponent(
  () => import('./deletion/DeleteAccountDialog.tsx'),
  'DeleteAccountDialog',
)

/** Leads to the dialog that deletes the account. */
export const DeleteAccount = () => (
  <DialogRow texts={copy.deleteAccount} isDangerous dialog={DeleteAccountDialog} />
)

const DownloadDialog = lazyComponent(() => import('./export/ExportDialog.tsx'), 'ExportDialog')

/** Leads to the dialog that saves the member's data. */
export const DownloadData = () => <DialogRow texts={copy.downloadData} dialog={DownloadDialog} />

const ChangePasswordDialog = lazyComponent(() => import('./ChangePasswordDialog.tsx'), 'ChangePasswordDialog')

/** Leads to the dialog that changes the password. */
const ChangePassword = () => <DialogRow texts={copy.changePassword} dialog={ChangePasswordDialog} />
