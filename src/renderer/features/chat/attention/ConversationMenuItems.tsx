import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined'
import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useAtomValue } from 'jotai'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { announce } from '#renderer/ui/announcer/announce.ts'
import { copy } from '../copy.ts'
import { setMuted, useMuted } from './muted.ts'

interface ConversationMenuItemsProps {
  readonly friend: Friend
  readonly label: string
  /** The button at which it is open, `null` while it is closed. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

export function ConversationMenuItems({ friend, label, anchor, onClose }: ConversationMenuItemsProps) {
  const userId = useAtomValue(currentUserIdAtom)
  const isMuted = useMuted(friend.id)
  const toggle = () => {
    if (userId === null) return
    setMuted(userId, friend.id, !isMuted)
    announce(isMuted ? copy.isHeard(friend.username) : copy.isMuted(friend.username))
    onClose()
  }
  const Icon = isMuted ? NotificationsNone : NotificationsOff
  return (
    <Menu
      // Within the landmark it belongs to.
      container={() => anchor?.closest('[data-pane]') ?? document.body}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label } }}
    >
      <MenuItem onClick={toggle}>
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        {isMuted ? copy.unmute : copy.mute}
      </MenuItem>
    </Menu>
  )
}
