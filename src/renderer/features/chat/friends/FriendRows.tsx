import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import { unreadByFriendAtom } from '../attention/unread.ts'
import { copy } from '../copy.ts'
import { useChatLocation } from '../use-chat-location.ts'
import { FriendRow } from './FriendRow.tsx'

/** Pixels of a row. */
const ROW = 50

export function FriendRows({ friends }: { readonly friends: readonly Friend[] }) {
  const unread = useAtomValue(unreadByFriendAtom)
  const { openConversation } = useChatLocation()
  const ids = useMemo(() => friends.map(({ id }) => id), [friends])
  const list = useVirtualList({ ids, estimate: ROW, overscan: 4 })
  return (
    <VirtualRows list={list} component="ul" aria-label={copy.friends}>
      {(index) => {
        const friend = friends[index]
        return (
          friend && (
            <FriendRow friend={friend} unread={unread.get(friend.id) ?? 0} onOpen={openConversation} />
          )
        )
      }}
    </VirtualRows>
  )
}
