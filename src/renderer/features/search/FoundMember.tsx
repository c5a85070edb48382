import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router-dom'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { MemberConstellation } from '#renderer/entities/member/MemberConstellation.tsx'
import { MemberName, useMemberPath } from '#renderer/entities/member/MemberLink.tsx'
import { ink, nebula, radius, scale, space } from '#renderer/theme/tokens.ts'
import type { ComboboxList } from './use-combobox.ts'

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
export function FoundMember({ member, list, onChosen }: FoundMemberProps) {
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
