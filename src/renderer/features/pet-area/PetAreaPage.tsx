import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ComponentType, ReactNode } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { useFirstPet } from '#renderer/entities/pets/pets.ts'
import { OpenPart, SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { UpcomingPart } from '#renderer/entities/section/Upcoming.tsx'
import { SectionTabs, useTab } from '#renderer/entities/section/SectionTabs.tsx'
import { copy, tabs, type PetTab } from './copy.ts'
import { FullBowl, Guest, SleepyLibrary, TwoHearts, WayHome } from './drawings.tsx'

const scenes: Record<PetTab, ComponentType<{ readonly guest: ReactNode }>> = {
  biblioteca: SleepyLibrary,
  'pet-match': TwoHearts,
  perdidas: WayHome,
  patrocinadores: FullBowl,
}

const Company = styled('p')({
  maxWidth: 440,
  margin: '4px auto 0',
  ...scale.ui,
  color: ink.secondary,
  overflowWrap: 'anywhere',
  '& > a': { lineHeight: '24px' },
})

/**
 * The area of who lives with animals (spec §2): four tabs that later versions fill, each with its scene on the horizon, in
 * which the member's own pet sits, if there is one.
 */
export function PetAreaPage() {
  const { tab, choose } = useTab('hocicobites', ['biblioteca', 'pet-match', 'perdidas', 'patrocinadores'])
  const { search } = useLocation()
  // Without it the scene is whole too: that it could not be read is told on the profile.
  const { data: pet } = useFirstPet(useMember().id)
  const Scene = scenes[tab]
  return (
    <SectionPage
      section="hocicobites"
      art={<Scene guest={pet && <Guest pet={pet} />} />}
      lead={
        <>
          <SectionIntro>{copy.lead}</SectionIntro>
          {pet && (
            <Company>
              {copy.guest}{' '}
              <Link
                component={RouterLink}
                to={{ pathname: `${sections['pet-profile'].path}/${pet.id}`, search }}
              >
                <bdi>{pet.name}</bdi>
              </Link>
              .
            </Company>
          )}
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
