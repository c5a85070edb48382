import Favorite from '@mui/icons-material/FavoriteBorder'
import { styled } from '@mui/material/styles'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { FactLine } from '#renderer/entities/profile-page/FactLine.tsx'
import { HeaderFrame, ProfileName, ROOMY } from '#renderer/entities/profile-page/HeaderFrame.tsx'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { withoutGaps } from '#renderer/ui/long-text.ts'
import { LongText } from '#renderer/ui/LongText.tsx'
import { useGlow } from '#renderer/ui/sky/glow.ts'
import { copy } from './copy.ts'
import { PawSky } from './PawSky.tsx'

interface PetHeaderProps extends Pick<ComponentProps<typeof HeaderFrame>, 'changes'> {
  readonly pet: Pet
  /** A picture to look at, in place of the night with its tracks. */
  readonly cover?: ReactNode
  /** Pictures in its albums. */
  readonly pictures?: number
  /** Whose it is, where that is somebody else: the last of the facts. */
  readonly owner?: ReactNode
  /** Actions of its owner. */
  readonly children?: ReactNode
}

/** Pixels of a pet's picture: more than there are of a member's, whose words say more. */
export const PET_PORTRAIT = 192

/** Around the picture's foot. */
const Worn = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
  '& [data-chain="beside"]': { display: 'none' },
  [ROOMY]: { '& [data-chain]': { display: 'none' }, '& [data-chain="beside"]': { display: 'inline' } },
})

const worn = (share: number) => `color-mix(in oklab, var(--hue) ${share}%, ${space.cabin})`

/** The name on a tag, whose ring hangs from the collar: under the picture, or beside it. */
const Tag = styled('div')({
  position: 'relative',
  maxWidth: '100%',
  marginTop: 16,
  padding: '7px 22px 9px',
  border: '2px solid var(--hue)',
  borderRadius: radius.large,
  background: `linear-gradient(${worn(30)}, ${worn(10)})`,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 10px)',
    top: -13,
    boxSizing: 'border-box',
    width: 20,
    height: 20,
    border: '3px solid var(--hue)',
    borderRadius: '50%',
  },
  [ROOMY]: { marginTop: 0, padding: '4px 24px 6px 26px', '&::before': { left: -13, top: 17 } },
})

const Likes = styled('li')({
  display: 'flex',
  alignItems: 'center',
  '& > svg': { marginInlineEnd: 6, color: 'var(--hue)' },
})

const Bio = styled(LongText)({
  ...scale.text,
  maxWidth: 'min(62ch, 100%)',
  '&[data-size="none"]': { color: ink.secondary },
})

/** Picture, name and story of a pet. All in the colour of its planet, which comes from the name. */
export function PetHeader({ pet, cover, pictures = 0, changes, owner, children }: PetHeaderProps) {
  const { id, name, bio, avatar_url, likes } = pet
  const hue = hueOf(name)
  const inHue = { '--hue': hue } as CSSProperties
  useGlow(hue)
  const story = bio ? withoutGaps(bio) : copy.noBio
  return (
    <HeaderFrame
      hue={hue}
      changes={changes}
      acts={children}
      cover={cover ?? <PawSky name={name} />}
      size={PET_PORTRAIT}
      isTall
      avatar={
        <>
          <MemberAvatar member={{ username: name, avatar_url }} size={PET_PORTRAIT} />
          <Collar hue={hue} />
        </>
      }
    >
      <Tag style={inHue}>
        <ProfileName>{name}</ProfileName>
      </Tag>
      {(likes > 0 || pictures > 0 || owner) && (
        <FactLine aria-label={copy.facts} style={inHue}>
          {likes > 0 && (
            <Likes>
              <Favorite aria-hidden fontSize="small" />
              {copy.likes(likes)}
            </Likes>
          )}
          {pictures > 0 && <li>{copy.pictures(pictures)}</li>}
          {owner}
        </FactLine>
      )}
      <Bio of={`pet bio ${id}`} text={story} {...(!bio && { 'data-size': 'none' })}>
        {story}
      </Bio>
    </HeaderFrame>
  )
}

/** In 100 of the picture's width: a collar along its lower edge, and the chain on which the tag hangs. Decorative. */
function Collar({ hue }: { readonly hue: string }) {
  return (
    <Worn viewBox="0 0 100 100" aria-hidden fill="none" stroke={hue} strokeLinecap="round">
      <path d="M4.300 67A50 50 0 0 0 95.700 67" strokeWidth="9" strokeOpacity="0.220" />
      <path d="M4.300 67A50 50 0 0 0 95.700 67" strokeWidth="4" />
      <g strokeWidth="1.800" strokeDasharray="0.100 2.600">
        <path data-chain="below" d="M50 99.500V109" />
        <path data-chain="beside" d="M95.700 67C96.600 76 100 82 106.800 82.800" />
      </g>
    </Worn>
  )
}
