import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { MemberConstellation } from '#renderer/entities/member/MemberConstellation.tsx'
import { HeaderFrame, PORTRAIT, ProfileName } from '#renderer/entities/profile-page/HeaderFrame.tsx'
import { publicAddress } from '#renderer/server/public-address.ts'
import { useFitPicture } from '#renderer/ui/fit-picture.ts'
import type { Portrayed } from './portrayed.ts'

interface ProfileHeaderProps extends Pick<ComponentProps<typeof HeaderFrame>, 'changes'> {
  readonly member: Portrayed
  readonly acts?: ReactNode
  /** Who they are, below their name. */
  readonly children: ReactNode
}

const Picture = styled('img')({ display: 'block' })

/** Cover, picture and name of a member. */
export function ProfileHeader({ member, changes, acts, children }: ProfileHeaderProps) {
  return (
    <HeaderFrame
      hue={hueOf(member.id)}
      changes={changes}
      acts={acts}
      cover={<Cover member={member} />}
      avatar={<MemberAvatar member={member} size={PORTRAIT} />}
    >
      <ProfileName>{member.username}</ProfileName>
      {children}
    </HeaderFrame>
  )
}

/** Their own picture, else their own sky. */
function Cover({ member: { id, cover_url } }: { readonly member: Portrayed }) {
  const { picture } = useFitPicture(publicAddress(cover_url ?? ''))
  return picture ? <Picture src={picture} alt="" /> : <MemberConstellation seed={id} isBand />
}
