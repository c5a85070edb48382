import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import Button from '@mui/material/Button'

interface SettingsRowProps {
  readonly title: string
  readonly description: string
  /** For what is described by it. */
  readonly descriptionId?: string
  /** Its actions. */
  readonly children?: ReactNode
}

/** One thing that a member can do with their account. */
export function SettingsRow({ title, description, descriptionId, children }: SettingsRowProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2 }}>
      {/* However narrow, a switch stands beside it. */}
      <Box sx={{ flex: '1 1 min(280px, 100% - 74px)' }}>
        <Typography variant="subtitle1" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" id={descriptionId} sx={{ mt: 0.25, color: 'text.secondary' }}>
          {description}
        </Typography>
      </Box>
      {children}
    </Box>
  )
}

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
