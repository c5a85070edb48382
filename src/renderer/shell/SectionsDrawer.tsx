import Drawer from '@mui/material/Drawer'
import { roomAboveToasts, space } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'
import { layout } from './TopBar.tsx'
import { Sidebar } from './Sidebar.tsx'

interface SectionsDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The sections in a drawer, where there is no room for a sidebar. */
export function SectionsDrawer({ isOpen, onClose }: SectionsDrawerProps) {
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': copy.sections,
          sx: {
            width: layout.drawer,
            height: roomAboveToasts,
            bgcolor: space.cabin,
            border: 0,
            borderRight: `1px solid ${space.line}`,
          },
        },
      }}
    >
      <Sidebar rail={false} onChosen={onClose} />
    </Drawer>
  )
}
