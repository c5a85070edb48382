import ChevronRight from '@mui/icons-material/ChevronRight'
import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import PersonAddOutlined from '@mui/icons-material/PersonAddAltOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import PersonSearch from '@mui/icons-material/PersonSearchOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import SearchIcon from '@mui/icons-material/Search'
import { styled } from '@mui/material/styles'
import { useEffect, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { usePendingRequests } from '#renderer/entities/friends/pending-requests.ts'
import { MemberRowsSkeleton } from '#renderer/entities/member/MemberRowsSkeleton.tsx'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { useMemberPath } from '#renderer/entities/member/MemberLink.tsx'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { ink, nebula, radius, scale, space } from '#renderer/theme/tokens.ts'
import { announce } from '#renderer/ui/announce.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { copy } from './copy.ts'
import type { ComboboxList } from './use-combobox.ts'
import { useFoundMembers, wantedOf } from './use-found-members.ts'

interface FoundMembersProps {
  /** The typed text. */
  readonly text: string
  readonly list: ComboboxList
  readonly onChosen: () => void
}

const Place = styled('div')({
  padding: 8,
  // What stands for an earlier text.
  '&[aria-busy="true"]': { opacity: 0.6 },
})

/** Below the field: who was found, or why nobody is there to be seen. */
export function FoundMembers({ text, list, onChosen }: FoundMembersProps) {
  const relationTo = useRelations()
  const { isEnough, members, isError, isOutdated, refetch } = useFoundMembers(text)
  const isSettled = members !== undefined && !isOutdated
  const nobody = copy.nobodyFound(wantedOf(text))
  useEffect(() => {
    if (isSettled) announce(members.length > 0 ? copy.found(members.length) : nobody)
  }, [isSettled, members, nobody])

  // The button that tries again goes with the failure.
  const heir = useFocusFallback(() => document.querySelector<HTMLElement>(`[aria-controls="${list.id}"]`))

  if (!isEnough)
    return (
      <Place id={list.id}>
        <Note art={<SearchIcon />} title={text.trim() ? copy.tooShort : copy.hint} />
      </Place>
    )
  if (isError)
    return (
      <Place id={list.id} {...heir}>
        <RetryNote text={copy.failed} onRetry={() => void refetch()} />
      </Place>
    )
  if (members && members.length > 0)
    return (
      <Place id={list.id} role="listbox" aria-label={copy.results} aria-busy={isOutdated || undefined}>
        {members.map((member) => (
          <FoundMember
            key={member.id}
            member={member}
            wanted={wantedOf(text)}
            relation={relationTo(member.id)}
            list={list}
            onChosen={onChosen}
          />
        ))}
      </Place>
    )
  return (
    <Place id={list.id}>
      {isSettled ? (
        <Note art={<PersonSearch />} title={nobody} detail={copy.nobodyHint} />
      ) : (
        <MemberRowsSkeleton label={copy.searching} />
      )}
    </Place>
  )
}

/** Picture and words of a state, in a row like those that are found. */
const Composed = styled('div')({ display: 'flex', alignItems: 'center', gap: 14, padding: '10px 12px' })
const Disc = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 44,
  height: 44,
  borderRadius: '50%',
  border: `1px solid ${space.lineStrong}`,
  color: nebula.violet,
  backgroundColor: space.surface,
})
const Words = styled('div')({ minWidth: 0, overflowWrap: 'anywhere', ...scale.ui })
const Second = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: ink.secondary,
  ...scale.small,
  '& > svg': { fontSize: 16, marginInlineEnd: 6, verticalAlign: '-3px' },
})

interface NoteProps {
  readonly art: ReactNode
  readonly title: string
  readonly detail?: string
}

function Note({ art, title, detail }: NoteProps) {
  return (
    <Composed>
      <Disc aria-hidden>{art}</Disc>
      <Words>
        {title}
        {detail && <Second style={{ whiteSpace: 'normal' }}>{detail}</Second>}
      </Words>
    </Composed>
  )
}

type Relation = keyof typeof copy.relation

/** What somebody is to the member, as far as it is known here already. */
function useRelations(): (id: string) => Relation {
  const { data: friends } = useFriends()
  const { members: asking } = usePendingRequests('received')
  const { members: asked } = usePendingRequests('sent')
  return (id) => {
    const has = (all: readonly { readonly id: string }[] | undefined) => all?.some((one) => one.id === id)
    if (has(friends)) return 'friend'
    if (has(asking)) return 'asking'
    return has(asked) ? 'asked' : 'none'
  }
}

interface FoundMemberProps {
  readonly member: MemberCard
  /** What was searched for, which stands out in the name. */
  readonly wanted: string
  readonly relation: Relation
  readonly list: ComboboxList
  readonly onChosen: () => void
}

const Row = styled(RouterLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 60,
  padding: '8px 12px',
  borderRadius: radius.small,
  color: ink.primary,
  textDecoration: 'none',
  ...scale.ui,
  '&:hover': { backgroundColor: space.line },
  '&[aria-selected="true"]': {
    backgroundColor: space.line,
    outline: `2px solid ${nebula.cyan}`,
    outlineOffset: -2,
  },
  '&[aria-selected="true"] > span:last-child': { color: nebula.cyan },
})
const Name = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  '& > mark': { background: 'none', color: nebula.cyan },
})

const relationIcons = {
  friend: PeopleOutlined,
  asking: PersonAddOutlined,
  asked: ScheduleOutlined,
  none: PersonOutlined,
}

/** Where the row leads. */
const Way = styled('span')({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: ink.muted,
  ...scale.small,
  fontWeight: 600,
  '@media (max-width: 359.95px)': { fontSize: 0 },
})

/** A member to choose, which leads to their profile. */
function FoundMember({ member, wanted, relation, list, onChosen }: FoundMemberProps) {
  const id = `${list.id}-${member.id}`
  const path = useMemberPath(member)
  const RelationIcon = relationIcons[relation]
  const [before, match, after] = partsOf(member.username, wanted)
  return (
    <Row
      id={id}
      to={path}
      role="option"
      aria-describedby={`${id}-relation`}
      aria-selected={id === list.activeId}
      tabIndex={-1}
      onClick={onChosen}
    >
      <MemberAvatar member={member} size={44} />
      <Words>
        <Name dir="auto" title={member.username}>
          {before}
          {match && <mark>{match}</mark>}
          {after}
        </Name>
        <Second id={`${id}-relation`} aria-hidden>
          <RelationIcon style={relation === 'none' ? undefined : { color: nebula.cyan }} />
          {copy.relation[relation]}
        </Second>
      </Words>
      <Way aria-hidden>
        {copy.toProfile}
        <ChevronRight fontSize="small" />
      </Way>
    </Row>
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es')

/** A name before, in and after what was searched for, whatever the letter case and accents. */
function partsOf(name: string, wanted: string): readonly [string, string, string] {
  const whole = name.normalize('NFC')
  const at = plain(whole).indexOf(plain(wanted))
  // Where letters have no equal of the same length, nothing stands out.
  if (at < 0 || plain(whole).length !== whole.length) return [name, '', '']
  const end = at + plain(wanted).length
  return [whole.slice(0, at), whole.slice(at, end), whole.slice(end)]
}
