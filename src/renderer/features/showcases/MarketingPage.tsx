import { Lead, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { MARKETING_SITE } from '#renderer/lib/site.ts'
import { copy } from './copy.ts'
import { RisingCity } from './drawings/RisingCity.tsx'
import { Cards } from './parts/Cards.tsx'
import { SiteButtons } from './parts/SiteButtons.tsx'
import { Stats } from './parts/Stats.tsx'
import { Steps } from './parts/Steps.tsx'

const texts = copy.marketing

/** Showcase of the agency for digital marketing (spec §2). */
export function MarketingPage() {
  return (
    <SectionPage section="optimustime" art={<RisingCity />}>
      <Lead>{texts.lead}</Lead>
      <SiteButtons address={MARKETING_SITE} first={texts.project} second={texts.cases} />
      <Stats {...texts.stats} />
      <Cards {...texts.services} />
      <Steps {...texts.process} />
    </SectionPage>
  )
}
