import Link from '@mui/material/Link'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { sections } from '../section/sections.ts'
import type { MemberCard } from './member-card.ts'

interface MemberLinkProps {
  readonly member: MemberCard
}

/** The name of a member, which leads to their profile. */
export function MemberLink({ member }: MemberLinkProps) {
  // The open conversation stays open.
  const { search } = useLocation()
  return (
    <Link
      component={RouterLink}
      to={{ pathname: `${sections['user-profile'].path}/${member.id}`, search }}
      color="text.primary"
      sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {member.username}
    </Link>
  )
}
