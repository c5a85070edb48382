import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState, type ReactNode } from 'react'

export interface MenuAction {
  readonly label: string
  readonly icon: ReactNode
  readonly isDestructive?: boolean
  readonly act: () => void
}

interface ActionMenuProps {
  readonly label: string
  /** The button at which it is open, `null` while it is closed. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
  readonly actions: readonly MenuAction[]
}

/** A menu of actions on one thing, behind its button. */
export function ActionMenu({ label, anchor, onClose, actions }: ActionMenuProps) {
  const [chosen, setChosen] = useState<(() => void) | null>(null)
  const choose = (act: () => void) => {
    setChosen(() => act)
    onClose()
  }
  // Only now: a closing menu gives the focus back to its button, and takes it from whatever has it by then.
  const act = () => {
    setChosen(null)
    chosen?.()
  }
  return (
    <Menu
      // Within the landmark it belongs to.
      container={() => anchor?.closest<HTMLElement>('main, [data-pane]') ?? document.body}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label }, transition: { onExited: act } }}
    >
      {actions.map(({ label, icon, isDestructive, act }) => (
        <MenuItem key={label} onClick={() => choose(act)} sx={isDestructive ? { color: 'error.main' } : null}>
          <ListItemIcon sx={isDestructive ? { color: 'inherit' } : null}>{icon}</ListItemIcon>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
