import { styled } from '@mui/material/styles'
import type { ComponentType } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { useFirstPet } from '#renderer/entities/pets/pets.ts'
import { OpenPart, SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { UpcomingPart } from '#renderer/entities/section/Upcoming.tsx'
import { SectionTabs, useTab } from '#renderer/entities/section/SectionTabs.tsx'
import { copy, tabs, type PetTab } from './copy.ts'
import { FullBowl, SleepyLibrary, TwoHearts, WayHome } from './drawings.tsx'

const scenes: Record<PetTab, ComponentType> = {
  biblioteca: SleepyLibrary,
  'pet-match': TwoHearts,
  perdidas: WayHome,
  patrocinadores: FullBowl,
}

/** Pixels. */
const PORTRAIT = 144

/** Beside the scene, where there is room and it is shown. */
const IN_SKY = '@container section (min-width: 760px)'

/** The member's own pet: a moon in the sky of the section, or a line under its lead. */
const Portrait = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: 'fit-content',
  maxWidth: '100%',
  margin: '12px auto 0',
  borderRadius: radius.large,
  ...scale.ui,
  color: ink.secondary,
  textAlign: 'start',
  textDecoration: 'none',
  '& strong': {
    display: 'block',
    ...scale.heading,
    fontFamily: font.display,
    fontWeight: 400,
    color: ACCENT,
    overflowWrap: 'anywhere',
  },
  '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& > [aria-hidden]': {
    zoom: 0.5,
    boxShadow: `0 0 0 6px ${space.void}, 0 0 0 9px ${ACCENT}, 0 0 60px 6px ${faintAccent(40)}`,
  },
  '@media (min-height: 501px)': {
    [IN_SKY]: {
      position: 'absolute',
      // In the middle of the sky that is left at this side of the scene.
      insetInlineEnd: '2%',
      top: '13%',
      width: '20%',
      flexDirection: 'column',
      textAlign: 'center',
      margin: 0,
      '& > [aria-hidden]': {
        zoom: 1,
        boxShadow: `0 0 0 5px ${space.void}, 0 0 0 7px ${ACCENT}, 0 0 60px 4px ${faintAccent(38)}`,
      },
    },
  },
})

function Company({ pet: { id, name, avatar_url } }: { readonly pet: Pet }) {
  const { search } = useLocation()
  return (
    <Portrait to={{ pathname: `${sections['pet-profile'].path}/${id}`, search }}>
      <MemberAvatar member={{ username: name, avatar_url }} size={PORTRAIT} />
      <span>
        {copy.guest} <strong dir="auto">{name}</strong>
      </span>
    </Portrait>
  )
}

/**
 * The area of who lives with animals (spec §2): four tabs that later versions fill, each with its scene on the horizon, over
 * which the member's own pet stands, if there is one.
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
        <>
          <SectionIntro>{copy.lead}</SectionIntro>
          {pet && <Company pet={pet} />}
        </>
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
