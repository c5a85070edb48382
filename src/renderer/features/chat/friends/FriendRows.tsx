import { useMemo } from 'react'
import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { goToSearch } from '#renderer/lib/focus.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { TwoPlanets } from '#renderer/ui/states/scenes.tsx'
import { useOneStop } from '#renderer/ui/virtual-list/list-focus.ts'
import { useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import { copy } from '../copy.ts'
import { useChatLocation } from '../use-chat-location.ts'
import { FriendRow, type FriendLook } from './FriendRow.tsx'
import { byConversation, type Summaries } from '../messages/conversation-summary.ts'
import { useSummaries } from '../messages/summaries-cache.ts'

/** Pixels of a row. */
const ROW = { conversation: 64, plain: 50, folded: 56 } as const

interface FriendRowsProps {
  readonly friends: readonly Friend[]
  readonly look: FriendLook
}

/** Friends as a list, of which the page holds those near the window. */
export function FriendRows({ friends, look }: FriendRowsProps) {
  const { friendId, openConversation } = useChatLocation()
  const ids = useMemo(() => friends.map(({ id }) => id), [friends])
  const list = useVirtualList({ ids, estimate: ROW[look], overscan: 4 })
  const { stop, listeners } = useOneStop(list, 'button, a')
  return (
    <VirtualRows list={list} component="ul" aria-label={copy.friends} {...listeners}>
      {(index) => {
        const friend = friends[index]
        return (
          friend && (
            <FriendRow
              friend={friend}
              look={look}
              isOpen={friend.id === friendId}
              onOpen={openConversation}
              isStop={index === stop}
            />
          )
        )
      }}
    </VirtualRows>
  )
}

const Place = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  textAlign: 'center',
  color: ink.secondary,
  ...scale.ui,
})

/** Where friends will be, and the way to find them. */
export function NoFriends() {
  return (
    <Place>
      <TwoPlanets />
      {copy.noFriendsSidebar}
      <FindPeople />
    </Place>
  )
}

/** Leads who has no friends yet to the search for members. */
export function FindPeople() {
  return (
    <Button variant="outlined" startIcon={<Search />} onClick={goToSearch}>
      {copy.findPeople}
    </Button>
  )
}

const all = (summaries: Summaries) => summaries

/** Friends as the list of conversations has them: who wrote unread first, then those last talked with. */
export function useByConversation(friends: readonly Friend[] | undefined): readonly Friend[] | undefined {
  const summaries = useSummaries(all)
  return useMemo(() => friends && byConversation(friends, summaries), [friends, summaries])
}
