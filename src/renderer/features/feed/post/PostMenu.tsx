import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import MoreHoriz from '@mui/icons-material/MoreHorizRounded'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { usePermissions } from '../posts/permissions.ts'
import type { Post } from '../posts/post.ts'

interface PostMenuProps {
  readonly post: Post
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** What the reader may do with a post; nothing at all for a post of somebody else (spec §6). */
export function PostMenu({ post, onEdit, onDelete }: PostMenuProps) {
  const { mayEdit, mayDelete } = usePermissions()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<(() => void) | null>(null)
  if (!mayDelete(post.author.id)) return null

  const choose = (action: () => void) => () => {
    setChosen(() => action)
    setAnchor(null)
  }
  // Only now: a closing menu gives the focus back to its button, and takes it from whatever has it by then.
  const act = () => {
    setChosen(null)
    chosen?.()
  }
  const label = copy.post.options(post.author.username)
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHoriz />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label }, transition: { onExited: act } }}
      >
        {mayEdit(post.author.id) && (
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
    </>
  )
}
