import Close from '@mui/icons-material/CloseRounded'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { ink, scale, space } from '#renderer/theme/tokens.ts'
import { shortcuts, type Keys, type Shortcut } from '#shared/shortcuts.ts'
import { copy } from './copy.ts'
import { isMac } from './find-shortcut.ts'

interface ShortcutListProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

// What is done on the left, where one goes on the right.
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  columnGap: 48,
  rowGap: 20,
})
const Title = styled('h3')({ margin: '0 0 10px', color: ink.muted, ...scale.small, fontWeight: 600 })
const Rows = styled('dl')({ display: 'grid', alignContent: 'start', gap: 10, margin: 0 })
// Each for itself: beside one key there is room for more words than beside three.
const Row = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 16 })
const Name = styled('dt')({ minWidth: 0, color: ink.secondary, overflowWrap: 'anywhere' })
const KeyNames = styled('dd')({ margin: 0, display: 'flex', flexShrink: 0, gap: 4 })
const Key = styled('kbd')({
  minWidth: 26,
  padding: '0 6px',
  border: `1px solid ${space.lineStrong}`,
  borderRadius: 6,
  textAlign: 'center',
  font: 'inherit',
})

const isWay = ({ keys }: Shortcut) => keys.isControl && /^\d$/u.test(keys.key)
const parts = [
  { title: copy.acts, items: shortcuts.filter((shortcut) => !isWay(shortcut)) },
  { title: copy.ways, items: shortcuts.filter(isWay) },
] as const

/** Everything that is done by key. */
export function ShortcutList({ isOpen, onClose }: ShortcutListProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="md" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title" variant="h2" sx={{ pr: 8 }}>
        {copy.title}
      </DialogTitle>
      <IconButton aria-label={copy.close} onClick={onClose} sx={{ position: 'absolute', top: 14, right: 14 }}>
        <Close />
      </IconButton>
      <DialogContent tabIndex={0}>
        <Columns>
          {parts.map(({ title, items }) => (
            <div key={title}>
              <Title>{title}</Title>
              <Rows>
                {items.map(({ id, label, keys }) => (
                  <Row key={id}>
                    <Name>{label}</Name>
                    <KeyNames>
                      {keyNames(keys).map((name) => (
                        <Key key={name}>{name}</Key>
                      ))}
                    </KeyNames>
                  </Row>
                ))}
              </Rows>
            </div>
          ))}
        </Columns>
      </DialogContent>
    </Dialog>
  )
}

function keyNames({ key, isControl, isAlt, isShift }: Keys): readonly string[] {
  const names = copy.keys
  const held = [
    isControl && (isMac ? names.Command : names.Control),
    isAlt && (isMac ? names.Option : names.Alt),
    isShift && names.Shift,
  ].filter((name) => typeof name === 'string')
  return [...held, key === 'ArrowLeft' ? names.ArrowLeft : key.toUpperCase()]
}
