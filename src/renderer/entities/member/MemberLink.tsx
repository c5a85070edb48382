import { styled } from '@mui/material/styles'
import { useAtomValue } from 'jotai'
import { Link as RouterLink } from 'react-router-dom'
import { lamp } from '#renderer/theme/tokens.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import type { MemberCard } from './member-card.ts'
import { useMemberPath } from './use-member-path.ts'

interface MemberLinkProps {
  readonly member: MemberCard
}

/** As wide as the name, and no wider than there is room. */
const NameLink = styled(RouterLink)(({ theme }) => ({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // Outside of the text it would be cut off with it.
  '&:focus-visible': { outlineOffset: -2, borderRadius: 6 },
  '&[data-own]': { color: lamp.glow },
}))

/** The name of a member, which leads to their profile; the reader's own glows. */
export function MemberLink({ member }: MemberLinkProps) {
  const isOwn = useAtomValue(currentUserIdAtom) === member.id
  const path = useMemberPath(member)
  return (
    <NameLink to={path} title={member.username} data-own={isOwn || undefined}>
      {member.username}
    </NameLink>
  )
}
