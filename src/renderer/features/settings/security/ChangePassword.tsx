import Button from '@mui/material/Button'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { SettingsRow } from '../SettingsRow.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

const texts = copy.changePassword

/** Leads to the dialog that changes the password. */
export function ChangePassword() {
  const [open, setOpen] = useState(false)
  return (
    <SettingsRow title={texts.title} description={texts.description}>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.act}
      </Button>
      {open && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </SettingsRow>
  )
}
