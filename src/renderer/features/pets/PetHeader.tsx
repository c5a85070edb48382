import Favorite from '@mui/icons-material/FavoriteBorder'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { HeaderFrame, PORTRAIT, ProfileName, ROOMY } from '#renderer/entities/profile-page/HeaderFrame.tsx'
import { ink, scale, space } from '#renderer/theme/tokens.ts'
import { withoutGaps } from '#renderer/ui/long-text.ts'
import { LongText } from '#renderer/ui/LongText.tsx'
import { useGlow } from '#renderer/ui/sky/glow.ts'
import { copy } from './copy.ts'
import { PawSky } from './PawSky.tsx'

interface PetHeaderProps extends Pick<ComponentProps<typeof HeaderFrame>, 'changes'> {
  readonly pet: Pet
  /** Whose it is, where that is somebody else. */
  readonly owner?: ReactNode
  /** Actions of its owner. */
  readonly children?: ReactNode
}

/** As on a collar, with the hole that its ring goes through. */
const Tag = styled('div')({
  position: 'relative',
  maxWidth: '100%',
  marginTop: 6,
  padding: '6px 26px 5px 48px',
  border: '1.5px solid',
  borderRadius: 26,
  backgroundColor: space.surface,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 20,
    top: '50%',
    width: 14,
    height: 14,
    translate: '0 -50%',
    border: 'inherit',
    borderRadius: '50%',
    backgroundColor: space.cabin,
  },
  [ROOMY]: { marginTop: 0 },
})

const Bio = styled(LongText)({
  ...scale.text,
  maxWidth: 'min(62ch, 100%)',
  '&[data-size="none"]': { color: ink.secondary },
})

/** Picture, name and story of a pet. All in the colour of its planet, which comes from the name. */
export function PetHeader({ pet, changes, owner, children }: PetHeaderProps) {
  const { id, name, bio, avatar_url, likes } = pet
  useGlow(hueOf(name))
  const story = bio ? withoutGaps(bio) : copy.noBio
  return (
    <HeaderFrame
      hue={hueOf(name)}
      changes={changes}
      acts={children}
      cover={<PawSky name={name} />}
      avatar={<MemberAvatar member={{ username: name, avatar_url }} size={PORTRAIT} />}
    >
      <Tag style={{ borderColor: `color-mix(in oklab, ${hueOf(name)} 60%, transparent)` }}>
        <ProfileName>{name}</ProfileName>
      </Tag>
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
      {owner}
    </HeaderFrame>
  )
}
