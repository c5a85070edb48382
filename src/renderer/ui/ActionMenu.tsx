import ListItemIcon from '@mui/material/ListItemIcon'
import Menu, { type MenuProps } from '@mui/material/Menu'
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
  /** What the actions are on, where it is beside the button: the menu leaves it in sight, below it or above. */
  readonly subject?: Element | null | undefined
  readonly onClose: () => void
  readonly actions: readonly MenuAction[]
  /** Its button is the last of a row: it opens towards the row. */
  readonly isAtEnd?: boolean
}

const atEnd = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const

/** A menu of actions on one thing, behind its button. */
export function ActionMenu({ label, anchor, subject, onClose, actions, isAtEnd = false }: ActionMenuProps) {
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
      {...(anchor && subject && placeBeside(anchor, subject))}
      open={anchor !== null}
      onClose={onClose}
      {...(isAtEnd && atEnd)}
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

/** Pixels between a menu and what it is about. */
const GAP = 4
/** Pixels that are enough for any menu. */
const ENOUGH = 200

/** Where a menu covers nothing of its subject: below it, or above where there is more room. */
function placeBeside(
  anchor: HTMLElement,
  subject: Element,
): Pick<MenuProps, 'anchorEl' | 'anchorOrigin' | 'transformOrigin'> {
  const { top, bottom } = subject.getBoundingClientRect()
  const { left, width } = anchor.getBoundingClientRect()
  const isBelow = innerHeight - bottom >= Math.min(ENOUGH, top)
  const y = isBelow ? bottom + GAP : top - GAP
  const horizontal = 'left'
  return {
    anchorEl: { nodeType: 1, getBoundingClientRect: () => new DOMRect(left, y, width, 0) },
    anchorOrigin: { vertical: 'top', horizontal },
    transformOrigin: { vertical: isBelow ? 'top' : 'bottom', horizontal },
  }
}
