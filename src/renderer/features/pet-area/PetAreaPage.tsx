import { styled } from '@mui/material/styles'
import type { ComponentType } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { useFirstPet } from '#renderer/entities/pets/pets.ts'
import { OpenPart, ROOMY, SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { SCENE_HEIGHT } from '#renderer/ui/Drawing.tsx'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { UpcomingPart } from '#renderer/entities/section/Upcoming.tsx'
import { SectionTabs, useTab } from '#renderer/entities/section/SectionTabs.tsx'
import { copy, tabs, type PetTab } from './copy.ts'
import { FullBowl, SleepyLibrary, Stand, TwoHearts, WayHome } from './drawings.tsx'

const scenes: Record<PetTab, ComponentType> = {
  biblioteca: SleepyLibrary,
  'pet-match': TwoHearts,
  perdidas: WayHome,
  patrocinadores: FullBowl,
}

/** Pixels of the portrait, and of the stand that it hangs from. */
const PORTRAIT = 112
const STAND = { width: 188, height: 300 } as const

/** Beside the scene, where there is room and it is shown. */
const IN_SCENE = '@media (min-height: 501px) and (min-aspect-ratio: 3/2)'
const ROOM = '@container section (min-width: 800px)'

/** Height of the scene here, where a large window has all below the horizon larger. */
const SCENE = 'var(--scene)'

const Lead = styled('div')({
  position: 'relative',
  '--scene': SCENE_HEIGHT,
  [ROOMY]: { '--scene': `calc(${SCENE_HEIGHT} / 1.2)` },
  '& > p': clearing,
})

/** The member's own pet: it hangs from a stand on the planet, at the end of the scene, or is a line under its lead. */
const Portrait = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: 'fit-content',
  maxWidth: '100%',
  margin: '12px auto 0',
  borderRadius: radius.large,
  ...scale.small,
  color: ink.secondary,
  textAlign: 'start',
  textDecoration: 'none',
  '& strong': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    ...scale.heading,
    fontFamily: font.display,
    fontWeight: 400,
    color: ACCENT,
    overflowWrap: 'anywhere',
  },
  '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& > [aria-hidden]:not(svg)': { zoom: 0.5, boxShadow: `0 0 0 4px ${space.void}, 0 0 0 8px ${ACCENT}` },
  '& > svg': { display: 'none' },
  [IN_SCENE]: {
    [ROOM]: {
      position: 'absolute',
      // At the end of the scene, where the ground has fallen away so far.
      insetInlineStart: `calc(50% + ${SCENE} * 0.889 + 6px)`,
      bottom: `calc(100% + 24px - ${SCENE} * 0.28)`,
      display: 'block',
      ...STAND,
      maxWidth: 'none',
      margin: 0,
      textAlign: 'center',
      '& > [aria-hidden]:not(svg)': {
        zoom: 1,
        position: 'absolute',
        top: 40,
        left: 16,
        boxShadow: `0 0 0 3px ${space.void}, 0 0 0 5px ${ACCENT}, 0 0 54px 2px ${faintAccent(34)}`,
      },
      '& > svg': {
        display: 'block',
        position: 'absolute',
        inset: 0,
        color: ACCENT,
        '@media (forced-colors: active)': { color: 'CanvasText' },
      },
      '& > span:last-child': {
        position: 'absolute',
        top: 170,
        left: 2,
        width: 140,
        padding: '6px 8px 8px',
        border: `2px solid ${ACCENT}`,
        borderRadius: 8,
        background: space.deep,
      },
    },
  },
})

function Company({ pet: { id, name, avatar_url } }: { readonly pet: Pet }) {
  const { search } = useLocation()
  return (
    <Portrait to={{ pathname: `${sections['pet-profile'].path}/${id}`, search }}>
      <Stand />
      <MemberAvatar member={{ username: name, avatar_url }} size={PORTRAIT} />
      <span>
        {copy.guest} <strong dir="auto">{name}</strong>
      </span>
    </Portrait>
  )
}

/**
 * The area of who lives with animals (spec §2): four tabs that later versions fill, each with its scene on the horizon, at
 * whose end the member's own pet has its picture, if there is one.
 */
export function PetAreaPage() {
  const { tab, choose } = useTab('hocicobites', ['biblioteca', 'pet-match', 'perdidas', 'patrocinadores'])
  // Without it the scene is whole too: that it could not be read is told on the profile.
  const { data: pet } = useFirstPet(useMember().id)
  const Scene = scenes[tab]
  return (
    <SectionPage
      section="hocicobites"
      art={<Scene />}
      lead={
        <Lead>
          <SectionIntro>{copy.lead}</SectionIntro>
          {pet && <Company pet={pet} />}
        </Lead>
      }
    >
      <OpenPart>
        <SectionTabs label={copy.tabs} tabs={tabs} chosen={tab} onChoose={choose}>
          <UpcomingPart {...copy.panels[tab]} />
        </SectionTabs>
      </OpenPart>
    </SectionPage>
  )
}
