import type { ComponentType } from 'react'
import { SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { Soon, Upcoming } from '#renderer/entities/section/Upcoming.tsx'
import { Breathing } from './Breathing.tsx'
import { CityStars } from './CityStars.tsx'
import { placeholders, type PlaceholderName } from './copy.ts'
import { drawings } from './drawings.tsx'
import { Trades } from './Trades.tsx'

/** What is there already, one small thing each; the moon of Agenda stands in the place of a drawing. */
const firsts: Partial<Record<PlaceholderName, ComponentType>> = {
  salud: Breathing,
  negocios: Trades,
  lugares: CityStars,
}

/** Page of a section that a later version fills: what will be there, each in its own light. */
export function PlaceholderPage({ section }: { readonly section: PlaceholderName }) {
  const { lead, upcoming } = placeholders[section]
  const Art = drawings[section]
  const First = firsts[section]
  return (
    <SectionPage
      section={section}
      art={<Art />}
      lead={
        <>
          <Soon />
          <SectionIntro>{lead}</SectionIntro>
          <Upcoming items={upcoming} />
        </>
      }
    >
      {First && <First />}
    </SectionPage>
  )
}
