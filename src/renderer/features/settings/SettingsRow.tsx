import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Suspense, useId, useState, type ComponentType, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import { ACCENT } from '#renderer/theme/accent.ts'
import { scale, space } from '#renderer/theme/tokens.ts'

/** One after the other, each with its own small title. */
const Group = styled('div')({ '& + &': { marginTop: 26 } })

const GroupTitle = styled('h3')({
  ...scale.small,
  margin: 0,
  paddingBottom: 6,
  borderBottom: `1px solid ${space.line}`,
  fontWeight: 600,
  letterSpacing: '0.02em',
  color: ACCENT,
})

/** Under each other, whatever a row comes wrapped in. */
const Rows = styled('div')({
  '& > *': { paddingBlock: 14 },
  '& > * + *': { borderTop: `1px solid ${space.line}` },
  '& > :last-child': { paddingBottom: 0 },
})

interface SettingsGroupProps {
  readonly title: string
  /** Rows. */
  readonly children: ReactNode
}

/** What belongs together among the settings. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  const id = useId()
  return (
    <Group role="group" aria-labelledby={id}>
      <GroupTitle id={id}>{title}</GroupTitle>
      <Rows>{children}</Rows>
    </Group>
  )
}

/** What is to be done stands at one edge. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 20px',
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
        <Typography variant="subtitle1" component="h4" id={titleId}>
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
