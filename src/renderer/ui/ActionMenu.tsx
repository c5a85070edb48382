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
  /** The button that opened the menu; `null` while it is closed. */
  readonly anchor: HTMLElement | null
  /**
   * Element the actions apply to, if it is beside the button: the menu opens below or above it, without covering it.
   */
  readonly subject?: Element | null | undefined
  readonly onClose: () => void
  readonly actions: readonly MenuAction[]
  /** The button is the last of a row, so the menu aligns with its right edge. */
  readonly isAtEnd?: boolean
}

const atEnd = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const

/** A menu of actions, opened by a button. */
export function ActionMenu({ label, anchor, subject, onClose, actions, isAtEnd = false }: ActionMenuProps) {
  const [chosen, setChosen] = useState<(() => void) | null>(null)
  const choose = (act: () => void) => {
    setChosen(() => act)
    onClose()
  }
  // Run actions only after closing: a closing menu returns the focus to its button and would take it from whatever has
  // it by then.
  const act = () => {
    setChosen(null)
    chosen?.()
  }
  return (
    <Menu
      // Rendered inside the landmark it belongs to.
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

/** Pixels between a menu and its subject. */
const GAP = 4
/** Pixels that are enough for any menu. */
const ENOUGH = 200

/** Position at which a menu does not cover its subject: below it, or above if there is more room. */
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
