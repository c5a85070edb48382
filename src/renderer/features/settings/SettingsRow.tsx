import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import { ACCENT } from '#renderer/theme/accent.ts'
import { ink, scale, space } from '#renderer/theme/tokens.ts'
import { board } from './Cockpit.tsx'
import { groups, titleIdOf, type GroupId } from './groups.ts'

/** Where what is to be done has a column of its own beside the words. */
const ROOM_FOR_COLUMN = '@container settings (min-width: 560px)'

/** Pixels of that column. */
const CONTROLS = 252

const Part = styled('section')({
  containerName: 'settings',
  containerType: 'inline-size',
  overflow: 'clip',
  ...board,
  overflowWrap: 'anywhere',
  '--edge': '22px',
  '@media (max-width: 600px)': { '--edge': '16px' },
  '& > h2': { padding: '24px var(--edge) 12px', scrollMarginTop: 24 },
})

interface SettingsPartProps {
  readonly title: string
  readonly titleId: string
  /** Groups. */
  readonly children: ReactNode
}

/** A part of the settings on a surface of its own. */
export function SettingsPart({ title, titleId, children }: SettingsPartProps) {
  return (
    <Part aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      {children}
    </Part>
  )
}

const Group = styled('div')({
  padding: '2px var(--edge) 6px',
  borderTop: `1px solid ${space.line}`,
})

const GroupTitle = styled('h3')({
  ...scale.ui,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: 0,
  paddingBlock: 14,
  fontWeight: 600,
  color: ACCENT,
  scrollMarginTop: 24,
  '& > svg': { fontSize: 22 },
})

/** Under each other, whatever a row comes wrapped in; in line with the title, not with its drawing. */
const Rows = styled('div')({
  '& > *': { paddingBlock: 12 },
  '& > * + *': { borderTop: `1px solid ${space.line}` },
  '& > :first-of-type': { paddingTop: 4 },
  [ROOM_FOR_COLUMN]: { paddingLeft: 34 },
})

interface SettingsGroupProps {
  readonly group: GroupId
  /** Rows. */
  readonly children: ReactNode
}

/** What belongs together among the settings. */
export function SettingsGroup({ group, children }: SettingsGroupProps) {
  const { title, Icon } = groups[group]
  const id = titleIdOf(group)
  return (
    <Group role="group" aria-labelledby={id}>
      <GroupTitle id={id}>
        <Icon aria-hidden />
        {title}
      </GroupTitle>
      <Rows>{children}</Rows>
    </Group>
  )
}

/** What is to be done stands in one column at the right; in a narrow window a switch beside the words, all else below. */
const Row = styled('div')({
  display: 'grid',
  alignItems: 'center',
  gap: '10px 24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [ROOM_FOR_COLUMN]: { gridTemplateColumns: `minmax(0, 1fr) ${CONTROLS}px` },
  '&&:has([role="switch"])': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
})

const Control = styled('div')({
  display: 'grid',
  '&:has([role="switch"])': { justifyItems: 'end' },
})

interface SettingsRowProps {
  readonly title: string
  /** For what is named by it. */
  readonly titleId?: string
  readonly description: string
  /** For what is described by it. */
  readonly descriptionId?: string
  /** Its action. */
  readonly children?: ReactNode
}

/** One thing that a member can do with their account. */
export function SettingsRow({ title, titleId, description, descriptionId, children }: SettingsRowProps) {
  return (
    <Row>
      <div>
        <Typography variant="subtitle2" component="h4" id={titleId}>
          {title}
        </Typography>
        <Box id={descriptionId} sx={{ ...scale.preview, mt: 0.25, color: ink.secondary, maxWidth: '56ch' }}>
          {description}
        </Box>
      </div>
      {children && <Control>{children}</Control>}
    </Row>
  )
}

interface DialogRowProps {
  readonly texts: { readonly title: string; readonly description: string; readonly act: string }
  /** It cannot be undone: it is no button to be met with among others. */
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
        variant={isDangerous ? 'text' : 'outlined'}
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
