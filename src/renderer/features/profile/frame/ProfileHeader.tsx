import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { MemberAvatar } from '#renderer/entities/member/avatar/MemberAvatar.tsx'
import { MemberConstellation } from '#renderer/entities/member/MemberConstellation.tsx'
import { publicAddress } from '#renderer/server/public-address.ts'
import { scale } from '#renderer/theme/tokens.ts'
import { HeaderFrame, PORTRAIT } from './HeaderFrame.tsx'
import type { Portrayed } from './portrayed.ts'

interface ProfileHeaderProps extends Pick<ComponentProps<typeof HeaderFrame>, 'changes'> {
  readonly member: Portrayed
  /** What there is to say and to do about them. */
  readonly children: ReactNode
}

const Picture = styled('img')({ display: 'block', width: '100%', aspectRatio: '3', objectFit: 'cover' })

const name = {
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '@container (max-width: 480px)': scale.card,
} as const

/** Cover, picture and name of a member. */
export function ProfileHeader({ member, changes, children }: ProfileHeaderProps) {
  return (
    <HeaderFrame
      memberId={member.id}
      changes={changes}
      cover={<Cover member={member} />}
      avatar={<MemberAvatar member={member} size={PORTRAIT} />}
    >
      <Typography variant="h1" dir="auto" sx={name}>
        {member.username}
      </Typography>
      {children}
    </HeaderFrame>
  )
}

/** Their own picture, else their own sky. */
function Cover({ member: { id, cover_url } }: { readonly member: Portrayed }) {
  const address = publicAddress(cover_url ?? '')
  return address ? <Picture src={address} alt="" /> : <MemberConstellation seed={id} />
}
