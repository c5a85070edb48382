import ChatOutlined from '@mui/icons-material/ForumOutlined'
import Close from '@mui/icons-material/CloseRounded'
import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import PersonAddOutlined from '@mui/icons-material/PersonAddAltOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { copy as friendship } from '#renderer/entities/friends/copy.ts'
import { useAccept, useAsk } from '#renderer/entities/friends/use-answers.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { useConversationPath, useMemberPath } from '#renderer/entities/member/MemberLink.tsx'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { ink, nebula, radius, scale, space } from '#renderer/theme/tokens.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import type { ComboboxList } from '../use-combobox.ts'
import { copy } from './copy.ts'
import type { Relation } from './use-relations.ts'

/** A member, and beside them what can be done at once: two options, of which arrows to the side reach the second. */
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInlineEnd: 10,
  borderRadius: radius.small,
  '&:hover': { backgroundColor: space.line },
  '&:has([aria-selected="true"])': { backgroundColor: space.line },
  '&:has(> a[aria-selected="true"]:first-of-type)': {
    outline: `2px solid ${nebula.cyan}`,
    outlineOffset: -2,
  },
})

const Person = styled(RouterLink)({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  minHeight: 60,
  padding: '8px 0 8px 12px',
  color: ink.primary,
  textDecoration: 'none',
  ...scale.ui,
})

export const Words = styled('div')({ minWidth: 0, overflowWrap: 'anywhere', ...scale.ui })

export const Second = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: ink.secondary,
  ...scale.small,
  '& > svg': { fontSize: 16, marginInlineEnd: 6, verticalAlign: '-3px' },
})

const Name = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  '& > mark': { background: 'none', color: nebula.cyan },
})

const act = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  gap: 6,
  height: 34,
  minWidth: 34,
  padding: '0 12px',
  border: `1px solid ${space.lineStrong}`,
  borderRadius: radius.small,
  background: 'none',
  color: ink.primary,
  textDecoration: 'none',
  fontFamily: 'inherit',
  ...scale.small,
  fontWeight: 600,
  cursor: 'pointer',
  '& > svg': { fontSize: 18, color: nebula.cyan },
  '&:hover': { borderColor: nebula.cyan },
  '&[aria-selected="true"]': { outline: `2px solid ${nebula.cyan}`, outlineOffset: 1 },
  '&[data-bare]': { border: 0, padding: 0, borderRadius: '50%', '& > svg': { color: ink.secondary } },
  '&[data-bare]:hover': { backgroundColor: space.line },
  '&[aria-busy]': { opacity: 0.6 },
  // There, the name needs the room.
  '@media (max-width: 419.95px)': { padding: 0, '& > span': { display: 'none' } },
} as const

const ActLink = styled(RouterLink)(act)
const ActButton = styled('button')(act)

const relationIcons = {
  friend: PeopleOutlined,
  asking: PersonAddOutlined,
  asked: ScheduleOutlined,
  none: PersonOutlined,
}

interface MemberRowProps {
  readonly member: MemberCard
  /** What was searched for, which stands out in the name. */
  readonly wanted?: string
  readonly relation: Relation
  /** What they do and where; empty where that is not known. */
  readonly facts: string
  readonly list: ComboboxList
  readonly onChosen: () => void
  /** What can be done beside going there. */
  readonly act: ReactNode
}

/** A member to choose, which leads to their profile. */
export function MemberRow({ member, wanted = '', relation, facts, list, onChosen, act }: MemberRowProps) {
  const id = `${list.id}-${member.id}`
  const path = useMemberPath(member)
  const RelationIcon = relationIcons[relation]
  const [before, match, after] = wanted ? partsOf(member.username, wanted) : [member.username, '', '']
  return (
    <Row>
      <Person
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
          <Second id={`${id}-relation`} title={facts || undefined} aria-hidden>
            <RelationIcon style={relation === 'none' ? undefined : { color: nebula.cyan }} />
            {facts || copy.relation[relation]}
          </Second>
        </Words>
      </Person>
      {act}
    </Row>
  )
}

interface ActProps {
  readonly member: MemberCard
  readonly list: ComboboxList
}

/** Props of an option beside a member. */
const optionOf = ({ member, list }: ActProps, label: string) => {
  const id = `${list.id}-${member.id}-act`
  return {
    id,
    role: 'option',
    'aria-label': label,
    'aria-selected': id === list.activeId,
    title: label,
    tabIndex: -1,
    'data-act': true,
  } as const
}

interface RelationActProps extends ActProps {
  readonly relation: Relation
  readonly onChosen: () => void
}

/** The one thing that can be done with a member at once, by what they are to this one. */
export function RelationAct({ relation, onChosen, ...props }: RelationActProps) {
  if (relation === 'friend') return <WriteAct {...props} onChosen={onChosen} />
  if (relation === 'asking') return <AcceptAct {...props} />
  return relation === 'none' ? <AskAct {...props} /> : null
}

function WriteAct({ onChosen, ...props }: ActProps & { readonly onChosen: () => void }) {
  const path = useConversationPath(props.member)
  return (
    <ActLink to={path} onClick={onChosen} {...optionOf(props, copy.writeTo(props.member.username))}>
      <ChatOutlined />
      <span>{copy.write}</span>
    </ActLink>
  )
}

function AcceptAct(props: ActProps) {
  const { accept, isAccepting } = useAccept(props.member.id)
  return (
    <ActButton
      type="button"
      onClick={() => void accept()}
      {...optionOf(props, friendship.acceptOf(props.member.username))}
      {...whileBusy(isAccepting)}
    >
      <PersonAddOutlined />
      <span>{friendship.accept}</span>
    </ActButton>
  )
}

function AskAct(props: ActProps) {
  const { ask, isAsking } = useAsk(props.member)
  return (
    <ActButton
      type="button"
      onClick={() => void ask()}
      {...optionOf(props, friendship.ask.shortOf(props.member.username))}
      {...whileBusy(isAsking)}
    >
      <PersonAddOutlined />
      <span>{friendship.ask.short}</span>
    </ActButton>
  )
}

/** Takes a member off the list of those who were looked up. */
export function ForgetAct({ onForget, ...props }: ActProps & { readonly onForget: () => void }) {
  return (
    <ActButton
      type="button"
      data-bare
      onClick={onForget}
      {...optionOf(props, copy.forget(props.member.username))}
    >
      <Close />
    </ActButton>
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
