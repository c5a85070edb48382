import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import { copy } from '../copy.ts'
import { SettingsRow } from '../SettingsRow.tsx'

const DeleteAccountDialog = lazyComponent(() => import('./DeleteAccountDialog.tsx'), 'DeleteAccountDialog')

const texts = copy.deleteAccount

/** Leads to the dialog that deletes the account. */
export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingsRow title={texts.title} description={texts.description}>
      <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.act}
      </Button>
      <Suspense>{isOpen && <DeleteAccountDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </SettingsRow>
  )
}
