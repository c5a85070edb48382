import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import { copy } from '../copy.ts'
import { SettingsRow } from '../SettingsRow.tsx'

const DownloadDialog = lazyComponent(() => import('./DownloadDialog.tsx'), 'DownloadDialog')

const texts = copy.downloadData

/** Leads to the dialog that saves the member's data. */
export function DownloadData() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingsRow title={texts.title} description={texts.description}>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.act}
      </Button>
      <Suspense>{isOpen && <DownloadDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </SettingsRow>
  )
}
