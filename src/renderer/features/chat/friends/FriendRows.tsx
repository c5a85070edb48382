import List from '@mui/material/List'
import { useAtomValue } from 'jotai'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { unreadByFriendAtom } from '../attention/unread.ts'
import { copy } from '../copy.ts'
import { useChatLocation } from '../use-chat-location.ts'
import { FriendRow } from './FriendRow.tsx'

export function FriendRows({ friends }: { readonly friends: readonly Friend[] }) {
  const unread = useAtomValue(unreadByFriendAtom)
  const { openConversation } = useChatLocation()
  return (
    <List aria-label={copy.friends} disablePadding>
      {friends.map((friend) => (
        <FriendRow
          key={friend.id}
          friend={friend}
          unread={unread.get(friend.id) ?? 0}
          onOpen={openConversation}
        />
      ))}
    </List>
  )
}
