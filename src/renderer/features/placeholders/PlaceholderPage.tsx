import type { ReactNode } from 'react'
import { SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { Soon, Upcoming } from '#renderer/entities/section/Upcoming.tsx'
import { Breathing } from './Breathing.tsx'
import { CityStars } from './cities/CityStars.tsx'
import { placeholders, type PlaceholderName } from './copy.ts'
import { CornerShop, HeartTree } from './drawings.tsx'
import { MoonMobile } from './MoonMobile.tsx'
import { Trades } from './Trades.tsx'

interface Parts {
  /** On the horizon, or hanging from it. */
  readonly art: ReactNode
  /** What is there already, one small thing: before or after what is to come, where it is not the art itself. */
  readonly first?: ReactNode
  readonly last?: ReactNode
}

const parts: Record<PlaceholderName, Parts> = {
  agenda: { art: <MoonMobile /> },
  salud: { art: <HeartTree />, first: <Breathing /> },
  negocios: { art: <CornerShop />, last: <Trades /> },
  lugares: { art: <CityStars /> },
}

/** Page of a section that a later version fills: what will be there, each in its own light. */
export function PlaceholderPage({ section }: { readonly section: PlaceholderName }) {
  const { lead, upcoming } = placeholders[section]
  const { art, first, last } = parts[section]
  return (
    <SectionPage
      section={section}
      art={art}
      lead={
        <>
          {first}
          <Soon />
          <SectionIntro>{lead}</SectionIntro>
          <Upcoming items={upcoming} />
        </>
      }
    >
      {last}
    </SectionPage>
  )
}
