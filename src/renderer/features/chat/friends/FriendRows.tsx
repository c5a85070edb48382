import { useMemo } from 'react'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { useOneStop } from '#renderer/ui/virtual-list/list-focus.ts'
import { useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import { copy } from '../copy.ts'
import { useChatLocation } from '../use-chat-location.ts'
import { FriendRow } from './FriendRow.tsx'

/** Pixels of a row, with a second line and without. */
const [ROW_WITH_PREVIEW, ROW] = [60, 50]

interface FriendRowsProps {
  readonly friends: readonly Friend[]
  readonly hasPreviews?: boolean
}

/** Friends as a list, of which the page holds those near the window. */
export function FriendRows({ friends, hasPreviews = false }: FriendRowsProps) {
  const { openConversation } = useChatLocation()
  const ids = useMemo(() => friends.map(({ id }) => id), [friends])
  const list = useVirtualList({ ids, estimate: hasPreviews ? ROW_WITH_PREVIEW : ROW, overscan: 4 })
  const { stop, listeners } = useOneStop(list, 'button, a')
  return (
    <VirtualRows list={list} component="ul" aria-label={copy.friends} {...listeners}>
      {(index) => {
        const friend = friends[index]
        return (
          friend && (
            <FriendRow
              friend={friend}
              hasPreview={hasPreviews}
              onOpen={openConversation}
              isStop={index === stop}
            />
          )
        )
      }}
    </VirtualRows>
  )
}
