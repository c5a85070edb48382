import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router-dom'
import { MemberAvatar } from './MemberAvatar.tsx'
import type { MemberCard } from '../member-card.ts'
import { useMemberPath } from '../use-member-path.ts'

interface MemberAvatarLinkProps {
  readonly member: MemberCard
  /** Pixels. */
  readonly size: number
}

const PictureLink = styled(RouterLink)({ display: 'block', textDecoration: 'none', borderRadius: '50%' })

/** The picture of a member beside their `MemberLink`, leading to the same place: for the pointer only. */
export function MemberAvatarLink({ member, size }: MemberAvatarLinkProps) {
  const path = useMemberPath(member)
  return (
    <PictureLink to={path} aria-hidden tabIndex={-1} style={{ width: size, height: size }}>
      <MemberAvatar member={member} size={size} />
    </PictureLink>
  )
}
