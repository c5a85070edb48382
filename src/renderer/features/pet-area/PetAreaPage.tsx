import type { ComponentType } from 'react'
import { SectionPanel, SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { UpcomingPart } from '#renderer/entities/section/Upcoming.tsx'
import { SectionTabs, useTab } from '#renderer/entities/section/SectionTabs.tsx'
import { copy, tabs, type PetTab } from './copy.ts'
import { FullBowl, SleepyLibrary, TwoHearts, WayHome } from './drawings.tsx'

const drawings: Record<PetTab, ComponentType> = {
  biblioteca: SleepyLibrary,
  'pet-match': TwoHearts,
  perdidas: WayHome,
  patrocinadores: FullBowl,
}

/** The area of who lives with animals (spec §2): four tabs that later versions fill, each with its scene on the horizon. */
export function PetAreaPage() {
  const { tab, choose } = useTab('hocicobites', ['biblioteca', 'pet-match', 'perdidas', 'patrocinadores'])
  const Art = drawings[tab]
  return (
    <SectionPage section="hocicobites" art={<Art />}>
      <SectionIntro>{copy.lead}</SectionIntro>
      <SectionPanel>
        <SectionTabs label={copy.tabs} tabs={tabs} chosen={tab} onChoose={choose}>
          <UpcomingPart {...copy.panels[tab]} />
        </SectionTabs>
      </SectionPanel>
    </SectionPage>
  )
}
