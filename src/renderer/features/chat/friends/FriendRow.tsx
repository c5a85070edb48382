import Badge from '@mui/material/Badge'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { copy } from '../copy.ts'

interface FriendRowProps {
  readonly friend: Friend
  readonly unread: number
  readonly onOpen: (friendId: string) => void
}

/** A friend in a list; a click opens the conversation. */
export function FriendRow({ friend, unread, onOpen }: FriendRowProps) {
  return (
    <ListItemButton onClick={() => onOpen(friend.id)} sx={{ borderRadius: 2, gap: 1.5, py: 0.75, px: 1.25 }}>
      <MemberAvatar member={friend} size={38} />
      <ListItemText
        primary={friend.username}
        slotProps={{ primary: { noWrap: true, sx: { fontWeight: unread > 0 ? 700 : 500 } } }}
      />
      {unread > 0 && (
        <Badge
          badgeContent={unread}
          color="primary"
          aria-label={copy.unreadMessages(unread)}
          sx={{ mr: 1.25 }}
        />
      )}
    </ListItemButton>
  )
}
