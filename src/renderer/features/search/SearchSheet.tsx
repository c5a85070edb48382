import Close from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { useFocusReturn } from '#renderer/lib/focus.ts'
import { nebula, space } from '#renderer/theme/tokens.ts'
import { PanelSky } from '#renderer/ui/sky/PanelSky.tsx'
import { copy } from './copy.ts'
import { copy as texts } from './found/copy.ts'
import { FoundMembers } from './found/FoundMembers.tsx'
import type { SearchProps } from './SearchBox.tsx'
import { SearchField } from './SearchField.tsx'
import { useCombobox } from './use-combobox.ts'

const NARROW = '@media (max-width: 599.95px)'

/** Nothing else is worked with there: a page of its own, with its sky. */
const wholeWhenNarrow = {
  isolation: 'isolate',
  [NARROW]: {
    bgcolor: space.cabin,
    m: 0,
    width: '100%',
    maxWidth: '100%',
    height: '100%',
    maxHeight: '100%',
    border: 0,
    borderRadius: 0,
  },
} as const

interface SearchSheetProps extends SearchProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The search over the upper part of the window, where the top bar has no room for a field. */
export function SearchSheet({ isOpen, onClose, ...search }: SearchSheetProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      // At once: the title of the profile has the focus next, and could not while something lies over it.
      transitionDuration={{ enter: 150, exit: 0 }}
      disableRestoreFocus
      slotProps={{
        container: { sx: { alignItems: 'start' } },
        paper: {
          'aria-label': copy.search,
          sx: { m: 1, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)', ...wholeWhenNarrow },
        },
      }}
    >
      <Sheet {...search} onClose={onClose} />
    </Dialog>
  )
}

function Sheet({ onClose, text, onText }: Omit<SearchSheetProps, 'isOpen'>) {
  useFocusReturn()
  const { field, list, reset } = useCombobox(true, () => undefined)
  const finish = () => {
    // The title of the profile has it next.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onText('')
    onClose()
  }
  return (
    <>
      <Box sx={{ display: 'none', [NARROW]: { display: 'contents' } }}>
        <PanelSky glow={nebula.violet} rim={nebula.violet} />
      </Box>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, p: 1, '& > label': { flex: 1, minWidth: 0 } }}
      >
        <SearchField
          {...field}
          // The member has just asked for it.
          autoFocus
          value={text}
          onChange={(event) => {
            reset()
            onText(event.target.value)
          }}
        />
        <IconButton aria-label={texts.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto' }}>
        <FoundMembers text={text} list={list} onChosen={finish} />
      </Box>
    </>
  )
}
