import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { MemberRowsSkeleton } from '#renderer/entities/member/MemberRowsSkeleton.tsx'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { MemberConstellation } from '#renderer/entities/member/MemberConstellation.tsx'
import { MemberName, useMemberPath } from '#renderer/entities/member/MemberLink.tsx'
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
const Note = styled('p')({ margin: 0, padding: '8px 10px', overflowWrap: 'anywhere', ...scale.ui })
const Hint = styled('span')({ display: 'block', color: ink.secondary })

/** Below the field: who was found, or why nobody is there to be seen. */
export function FoundMembers({ text, list, onChosen }: FoundMembersProps) {
  const { isEnough, members, isError, isOutdated, refetch } = useFoundMembers(text)
  const isSettled = members !== undefined && !isOutdated
  const nobody = copy.nobodyFound(wantedOf(text))
  useEffect(() => {
    if (isSettled) announce(members.length > 0 ? copy.found(members.length) : nobody)
  }, [isSettled, members, nobody])

  // The button that tries again goes with the failure.
  const heir = useFocusFallback(() => document.querySelector<HTMLElement>(`[aria-controls="${list.id}"]`))

  if (!isEnough) return <Place id={list.id}>{text.trim() && <Note>{copy.tooShort}</Note>}</Place>
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
          <FoundMember key={member.id} member={member} list={list} onChosen={onChosen} />
        ))}
      </Place>
    )
  return (
    <Place id={list.id}>
      {isSettled ? (
        <Note>
          {nobody}
          <Hint>{copy.nobodyHint}</Hint>
        </Note>
      ) : (
        <MemberRowsSkeleton label={copy.searching} />
      )}
    </Place>
  )
}

interface FoundMemberProps {
  readonly member: MemberCard
  readonly list: ComboboxList
  readonly onChosen: () => void
}

const Row = styled(RouterLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '7px 10px',
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
})
const Sky = styled('span')({
  flexShrink: 0,
  width: 72,
  borderRadius: radius.small / 2,
  overflow: 'hidden',
  '@media (max-width: 420px)': { display: 'none' },
})

/** A member to choose, which leads to their profile. */
function FoundMember({ member, list, onChosen }: FoundMemberProps) {
  const id = `${list.id}-${member.id}`
  const path = useMemberPath(member)
  return (
    <Row
      id={id}
      to={path}
      role="option"
      aria-selected={id === list.activeId}
      tabIndex={-1}
      onClick={onChosen}
    >
      <MemberAvatar member={member} size={36} />
      <MemberName dir="auto" title={member.username}>
        {member.username}
      </MemberName>
      <Sky aria-hidden>
        <MemberConstellation seed={member.id} />
      </Sky>
    </Row>
  )
}
