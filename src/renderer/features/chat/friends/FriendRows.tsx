import Badge from '@mui/material/Badge'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useMemo } from 'react'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { MemberAvatar } from '#renderer/entities/member/avatar/MemberAvatar.tsx'
import { useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import { useUnread } from '../attention/unread.ts'
import { copy } from '../copy.ts'
import { useChatLocation } from '../use-chat-location.ts'
import { useOneStop } from './use-one-stop.ts'

/** Pixels of a row. */
export const ROW = 50

/** Friends as a list, of which the page holds those near the window. */
export function FriendRows({ friends }: { readonly friends: readonly Friend[] }) {
  const { openConversation } = useChatLocation()
  const ids = useMemo(() => friends.map(({ id }) => id), [friends])
  const list = useVirtualList({ ids, estimate: ROW, overscan: 4 })
  const stopAt = useOneStop(list)
  return (
    <VirtualRows list={list} component="ul" aria-label={copy.friends}>
      {(index) => {
        const friend = friends[index]
        return friend && <FriendRow friend={friend} onOpen={openConversation} stop={stopAt(index)} />
      }}
    </VirtualRows>
  )
}

interface FriendRowProps {
  readonly friend: Friend
  readonly onOpen: (friendId: string) => void
  readonly stop: ReturnType<ReturnType<typeof useOneStop>>
}

/** A friend in a list; a click opens the conversation. */
function FriendRow({ friend, onOpen, stop }: FriendRowProps) {
  const unread = useUnread(friend.id)
  return (
    <ListItemButton
      component="button"
      onClick={() => onOpen(friend.id)}
      {...stop}
      sx={{ width: 1, borderRadius: 2, gap: 1.5, py: 0.75, px: 1.25 }}
    >
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
          // Beside the name, however many there are.
          sx={{ '& > span': { position: 'static', transform: 'none' } }}
        />
      )}
    </ListItemButton>
  )
}
