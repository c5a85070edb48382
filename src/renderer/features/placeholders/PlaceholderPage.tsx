import { SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { Soon, Upcoming } from '#renderer/entities/section/Upcoming.tsx'
import { placeholders, type PlaceholderName } from './copy.ts'
import { drawings } from './drawings.tsx'

/** Page of a section that a later version fills: what will be there, each in its own light. */
export function PlaceholderPage({ section }: { readonly section: PlaceholderName }) {
  const { lead, upcoming } = placeholders[section]
  const Art = drawings[section]
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
    />
  )
}
