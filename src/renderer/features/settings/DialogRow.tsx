import Button from '@mui/material/Button'
import { Suspense, useState, type ComponentType } from 'react'
import { SettingsRow } from './SettingsRow.tsx'

interface DialogRowProps {
  readonly texts: { readonly title: string; readonly description: string; readonly act: string }
  readonly isDangerous?: boolean
  /** Loaded when it is opened. */
  readonly dialog: ComponentType<{ readonly onClose: () => void }>
}

/** One thing that a member can do with their account, in a dialog. */
export function DialogRow({ texts, isDangerous = false, dialog: Dialog }: DialogRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingsRow title={texts.title} description={texts.description}>
      <Button
        variant="outlined"
        color={isDangerous ? 'error' : 'inherit'}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {texts.act}
      </Button>
      <Suspense>{isOpen && <Dialog onClose={() => setIsOpen(false)} />}</Suspense>
    </SettingsRow>
  )
}
