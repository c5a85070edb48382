import Chat from '@mui/icons-material/ForumOutlined'
import MoreHoriz from '@mui/icons-material/MoreHorizRounded'
import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { FriendMenu } from '#renderer/entities/friends/FriendMenu.tsx'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { MemberRowsSkeleton } from '#renderer/entities/member/MemberRowsSkeleton.tsx'
import { useCardOpener } from '#renderer/entities/member/member-card.ts'
import { MemberName, useConversationPath, useMemberPath } from '#renderer/entities/member/MemberLink.tsx'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { goToSearch } from '#renderer/lib/focus.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { ink, radius, space } from '#renderer/theme/tokens.ts'
import { Panel } from '#renderer/ui/Panel.tsx'
import { EmptyState } from '#renderer/ui/states/Notice.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { TwoPlanets } from '#renderer/ui/states/scenes.tsx'
import { useOneStop } from '#renderer/ui/virtual-list/list-focus.ts'
import { useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import { copy } from './copy.ts'

/** Pixels of a row. */
const ROW = 56

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: ROW,
  // Its picture stands below those of the requests.
  marginInlineStart: -8,
  borderRadius: radius.small,
  '&:hover': { backgroundColor: space.line },
})

const ProfileLink = styled(Link)({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '4px 8px',
  borderRadius: 'inherit',
  color: ink.primary,
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: -2 },
})

/** All friends of the member, each with the ways to their profile and their conversation. */
export function FriendsPanel() {
  const query = useFriends()
  const { data: friends, isError, refetch } = query
  const reportFailure = useReportFailure('echo')
  useFirstFailure('friends', query, (cause) => reportFailure(copy.loadFailed, cause))
  return (
    <Panel title={copy.friends(friends?.length)}>
      {!friends && isError && <RetryNote text={copy.loadFailed} onRetry={() => void refetch()} />}
      {!friends && !isError && <MemberRowsSkeleton label={copy.loading} />}
      {friends?.length === 0 && <NoFriends />}
      {friends && friends.length > 0 && <Rows friends={friends} />}
    </Panel>
  )
}

function NoFriends() {
  return (
    <EmptyState
      scene={<TwoPlanets />}
      title={copy.noneTitle}
      description={copy.none}
      action={
        <Button variant="outlined" startIcon={<Search />} onClick={goToSearch}>
          {copy.find}
        </Button>
      }
    />
  )
}

function Rows({ friends }: { readonly friends: readonly Friend[] }) {
  const ids = useMemo(() => friends.map(({ id }) => id), [friends])
  const list = useVirtualList({ ids, estimate: ROW, overscan: 4 })
  const { stop, listeners } = useOneStop(list, 'a, button')
  return (
    <VirtualRows list={list} component="ul" aria-label={copy.list} {...listeners}>
      {(index) => {
        const friend = friends[index]
        return friend && <FriendRow friend={friend} isStop={index === stop} />
      }}
    </VirtualRows>
  )
}

function FriendRow({ friend, isStop }: { readonly friend: Friend; readonly isStop: boolean }) {
  const path = useMemberPath(friend)
  const conversation = useConversationPath(friend)
  const opener = useCardOpener(friend)
  const tabIndex = isStop ? 0 : -1
  return (
    <Row>
      <ProfileLink to={path} tabIndex={tabIndex} {...opener}>
        <MemberAvatar member={friend} size={40} />
        <MemberName dir="auto">{friend.username}</MemberName>
      </ProfileLink>
      <IconButton
        component={Link}
        to={conversation}
        aria-label={copy.writeTo(friend.username)}
        tabIndex={tabIndex}
      >
        <Chat fontSize="small" />
      </IconButton>
      <FriendMenu
        friend={friend}
        isAtEnd
        button={(props) => (
          <IconButton aria-label={copy.optionsOf(friend.username)} tabIndex={tabIndex} {...props}>
            <MoreHoriz fontSize="small" />
          </IconButton>
        )}
      />
    </Row>
  )
}
