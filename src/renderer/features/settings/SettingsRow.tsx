import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import { space } from '#renderer/theme/tokens.ts'

/** Rows under each other, what is to be done at one edge. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 20px',
  paddingBlock: 16,
  '& + &': { borderTop: `1px solid ${space.line}` },
  '&:last-child': { paddingBottom: 0 },
})

interface SettingsRowProps {
  readonly title: string
  /** For what is named by it. */
  readonly titleId?: string
  readonly description: string
  /** For what is described by it. */
  readonly descriptionId?: string
  /** Its actions. */
  readonly children?: ReactNode
}

/** One thing that a member can do with their account. */
export function SettingsRow({ title, titleId, description, descriptionId, children }: SettingsRowProps) {
  return (
    <Row>
      {/* However narrow, a switch stands beside it. */}
      <Box sx={{ flex: '1 1 min(280px, 100% - 74px)', maxWidth: '52ch' }}>
        <Typography variant="subtitle1" component="h3" id={titleId}>
          {title}
        </Typography>
        <Typography variant="body2" id={descriptionId} sx={{ mt: 0.25, color: 'text.secondary' }}>
          {description}
        </Typography>
      </Box>
      {children}
    </Row>
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
