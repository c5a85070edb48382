import Favorite from '@mui/icons-material/FavoriteBorder'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { MemberConstellation } from '#renderer/entities/member/MemberConstellation.tsx'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { HeaderFrame, PORTRAIT, ProfileName } from '#renderer/entities/profile-page/HeaderFrame.tsx'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { withoutGaps } from '#renderer/ui/long-text.ts'
import { LongText } from '#renderer/ui/LongText.tsx'
import { copy } from './copy.ts'

interface PetHeaderProps extends Pick<ComponentProps<typeof HeaderFrame>, 'changes'> {
  readonly pet: Pet
  /** Actions of its owner. */
  readonly children?: ReactNode
}

const Bio = styled(LongText)({
  ...scale.text,
  maxWidth: 'min(62ch, 100%)',
  '&[data-size="none"]': { color: ink.secondary },
})

/** Picture, name and story of a pet. All in the colour of its planet, which comes from the name. */
export function PetHeader({ pet, changes, children }: PetHeaderProps) {
  const { id, name, bio, avatar_url, likes } = pet
  const story = bio ? withoutGaps(bio) : copy.noBio
  return (
    <HeaderFrame
      hue={hueOf(name)}
      changes={changes}
      cover={<MemberConstellation seed={name} />}
      avatar={<MemberAvatar member={{ username: name, avatar_url }} size={PORTRAIT} />}
    >
      <ProfileName>{name}</ProfileName>
      <Typography
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
      >
        <Favorite aria-hidden fontSize="small" />
        {copy.likes(likes)}
      </Typography>
      <Bio of={`pet bio ${id}`} text={story} {...(!bio && { 'data-size': 'none' })}>
        {story}
      </Bio>
      {children}
    </HeaderFrame>
  )
}
