import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '#renderer/lib/paths.ts'
import type { MemberCard } from './member-card.ts'

interface MemberLinkProps {
  readonly member: MemberCard
}

/** The name of a member, which leads to their profile. */
export function MemberLink({ member }: MemberLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={paths.user(member.id)}
      color="text.primary"
      sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {member.username}
    </Link>
  )
}
