import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { copy } from '../copy.ts'

interface PostMenuItemsProps {
  readonly label: string
  /** The button at which it is open, `null` while it is closed. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
  /** `null` where the reader may not. */
  readonly onEdit: (() => void) | null
  readonly onDelete: () => void
}

export function PostMenuItems({ label, anchor, onClose, onEdit, onDelete }: PostMenuItemsProps) {
  const [chosen, setChosen] = useState<(() => void) | null>(null)
  const choose = (action: () => void) => () => {
    setChosen(() => action)
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
      container={() => anchor?.closest('main') ?? document.body}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label }, transition: { onExited: act } }}
    >
      {onEdit && (
        <MenuItem onClick={choose(onEdit)}>
          <ListItemIcon>
            <EditOutlined fontSize="small" />
          </ListItemIcon>
          {copy.post.edit}
        </MenuItem>
      )}
      <MenuItem onClick={choose(onDelete)} sx={{ color: 'error.main' }}>
        <ListItemIcon sx={{ color: 'inherit' }}>
          <DeleteOutline fontSize="small" />
        </ListItemIcon>
        {copy.post.remove}
      </MenuItem>
    </Menu>
  )
}
