import Favorite from '@mui/icons-material/FavoriteBorder'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { HeaderFrame, ProfileName, ROOMY } from '#renderer/entities/profile-page/HeaderFrame.tsx'
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

/** Pixels of a pet's picture: more than there are of a member's, whose words say more. */
export const PET_PORTRAIT = 152

/** Around the picture's foot, with a medal at its ring. */
const Worn = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
})

/** Under the medal, or beside it. */
const Name = styled('div')({ maxWidth: '100%', marginTop: 14, [ROOMY]: { marginTop: 0 } })

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
      size={PET_PORTRAIT}
      avatar={
        <>
          <MemberAvatar member={{ username: name, avatar_url }} size={PET_PORTRAIT} />
          <Collar hue={hueOf(name)} />
        </>
      }
    >
      <Name>
        <ProfileName>{name}</ProfileName>
      </Name>
      {likes > 0 && (
        <Typography
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
        >
          <Favorite aria-hidden fontSize="small" />
          {copy.likes(likes)}
        </Typography>
      )}
      <Bio of={`pet bio ${id}`} text={story} {...(!bio && { 'data-size': 'none' })}>
        {story}
      </Bio>
      {owner}
    </HeaderFrame>
  )
}

/** In 100 of the picture's width: a collar along its lower edge, and the medal that hangs from it. Decorative. */
function Collar({ hue }: { readonly hue: string }) {
  return (
    <Worn viewBox="0 0 100 100" aria-hidden fill="none" stroke={hue} strokeLinecap="round">
      <path d="M4.300 67A50 50 0 0 0 95.700 67" strokeWidth="9" strokeOpacity="0.220" />
      <path d="M4.300 67A50 50 0 0 0 95.700 67" strokeWidth="4" />
      <circle cx="50" cy="106" r="10" fill={space.deep} strokeWidth="2" />
      <g fill={hue} stroke="none">
        <path d="M50 106c3 0 5 2.600 5 4.400 0 2.600-3 1.600-5 1.600s-5 1-5-1.600c0-1.800 2-4.400 5-4.400z" />
        <circle cx="45" cy="104.600" r="1.400" />
        <circle cx="48.300" cy="102" r="1.400" />
        <circle cx="51.700" cy="102" r="1.400" />
        <circle cx="55" cy="104.600" r="1.400" />
      </g>
    </Worn>
  )
}
