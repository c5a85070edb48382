import Chat from '@mui/icons-material/ForumOutlined'
import MoreHoriz from '@mui/icons-material/MoreHorizRounded'
import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { FriendMenu } from '#renderer/entities/friends/FriendMenu.tsx'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { MemberRowsSkeleton } from '#renderer/entities/member/MemberRowsSkeleton.tsx'
import { useCardOpener } from '#renderer/entities/member/member-card.ts'
import { MemberName, useConversationPath, useMemberPath } from '#renderer/entities/member/MemberLink.tsx'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { goToSearch } from '#renderer/lib/focus.ts'
import { CHAT_PARAM } from '#renderer/lib/paths.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { focusRing, ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { Panel } from '#renderer/ui/Panel.tsx'
import { EmptyState } from '#renderer/ui/states/Notice.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { TwoPlanets } from '#renderer/ui/states/scenes.tsx'
import { useOneStop } from '#renderer/ui/virtual-list/list-focus.ts'
import { useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { getTold, type Told } from './api.ts'
import { copy } from './copy.ts'

/** Pixels of a row. */
const ROW = 64
/** Friends whose words are read at once. */
const BLOCK = 50

const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: ROW,
  paddingInlineStart: 8,
  '& > [aria-hidden]': { marginInlineEnd: 8 },
  '& > :is(a, button)': { zIndex: 1 },
  // Its picture stands below the title.
  marginInlineStart: -8,
  borderRadius: radius.small,
  '&:hover': { backgroundColor: space.line },
})

/** All of the row but its buttons leads to the profile. */
const ProfileLink = styled(Link)({
  display: 'flex',
  maxWidth: '100%',
  width: 'fit-content',
  color: ink.primary,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none', '&::after': { ...focusRing, outlineOffset: -2 } },
})
const Words = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
const Line = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: ink.secondary,
  ...scale.small,
})

/** All friends of the member, each with the ways to their profile and their conversation. */
export function FriendsPanel() {
  const query = useFriends()
  const { data: friends, isError, refetch } = query
  const reportFailure = useReportFailure('echo')
  useFirstFailure('friends', query, (cause) => reportFailure(copy.loadFailed, cause))
  return (
    <Panel title={copy.friends(friends?.length)}>
      {!friends && isError && <RetryNote text={copy.late} onRetry={() => void refetch()} />}
      {!friends && !isError && <MemberRowsSkeleton label={copy.loading} />}
      {friends?.length === 0 && <NoFriends />}
      {friends && friends.length > 0 && <Columns friends={friends} />}
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

/** Fewest friends that are shown in two columns. */
const TWO_COLUMNS = 4

const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 40,
})

/** The friends by name, in a wide page down one column and then the next. */
function Columns({ friends }: { readonly friends: readonly Friend[] }) {
  const isWide = useMediaQuery('(min-width: 1280px)')
  const hasChat = new URLSearchParams(useLocation().search).has(CHAT_PARAM)
  const isHalved = isWide && !hasChat && friends.length >= TWO_COLUMNS
  const middle = Math.ceil(friends.length / 2)
  if (!isHalved) return <Rows all={friends} label={copy.list} />
  return (
    <Halves>
      <Rows all={friends} to={middle} label={copy.list} />
      <Rows all={friends} from={middle} label={copy.listMore} />
    </Halves>
  )
}

interface RowsProps {
  readonly all: readonly Friend[]
  /** Index of its first friend. */
  readonly from?: number
  /** Index after its last friend. */
  readonly to?: number
  readonly label: string
}

function Rows({ all, from = 0, to, label }: RowsProps) {
  const friends = useMemo(() => all.slice(from, to), [all, from, to])
  const ids = useMemo(() => friends.map(({ id }) => id), [friends])
  const list = useVirtualList({ ids, estimate: ROW, overscan: 4 })
  const { stop, listeners } = useOneStop(list, 'a, button')
  const told = useTold(all, from + (list.rows[0]?.index ?? 0), from + list.lastSeen)
  return (
    <VirtualRows list={list} component="ul" aria-label={label} {...listeners}>
      {(index) => {
        const friend = friends[index]
        return (
          friend && <FriendRow friend={friend} line={lineOf(told?.get(friend.id))} isStop={index === stop} />
        )
      }}
    </VirtualRows>
  )
}

/** What the friends near the window tell of themselves, by their id. That it cannot be read is no news: the names are there. */
function useTold(friends: readonly Friend[], first: number, last: number) {
  const { supabase } = useMember()
  const [from, to] = [Math.floor(first / BLOCK), Math.floor(Math.max(first, last) / BLOCK) + 1]
  const shown = friends.slice(from * BLOCK, to * BLOCK).map(({ id }) => id)
  const { data, error } = useQuery({
    queryKey: ['friends-told', ...shown],
    queryFn: () => getTold(supabase, shown),
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (error) console.error('what friends tell of themselves could not be read', error)
  }, [error])
  return useMemo(() => data && new Map(data.map((told) => [told.id, told])), [data])
}

/** Where a friend is and what they do; else how they introduce themselves. */
function lineOf(told: Told | undefined): string {
  const facts = [told?.city, told?.professional_background].filter(Boolean).join(' · ')
  return facts || (told?.bio ?? '')
}

interface FriendRowProps {
  readonly friend: Friend
  /** Empty where they tell nothing, or it is unknown. */
  readonly line: string
  /** Whether the Tab key stops here, of all rows. */
  readonly isStop: boolean
}

function FriendRow({ friend, line, isStop }: FriendRowProps) {
  const path = useMemberPath(friend)
  const conversation = useConversationPath(friend)
  const opener = useCardOpener(friend)
  const lineId = useId()
  const tabIndex = isStop ? 0 : -1
  return (
    <Row>
      <MemberAvatar member={friend} size={44} />
      <Words>
        <ProfileLink to={path} tabIndex={tabIndex} aria-describedby={line ? lineId : undefined} {...opener}>
          <MemberName dir="auto">{friend.username}</MemberName>
        </ProfileLink>
        {line !== '' && (
          <Line id={lineId} dir="auto">
            {line}
          </Line>
        )}
      </Words>
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
