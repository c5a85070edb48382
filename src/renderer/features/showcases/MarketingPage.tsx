import { SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { MARKETING_SITE } from '#renderer/lib/site.ts'
import { copy } from './copy.ts'
import { RisingCity } from './drawings.tsx'
import { Billboards } from './Billboards.tsx'
import { SiteButtons } from './SiteButtons.tsx'
import { Stats } from './Stats.tsx'
import { Steps } from './Steps.tsx'

const texts = copy.marketing

/** Showcase of the agency for digital marketing (spec §2). */
export function MarketingPage() {
  return (
    <SectionPage
      section="optimustime"
      art={<RisingCity />}
      lead={
        <>
          <SectionIntro>{texts.lead}</SectionIntro>
          <SiteButtons address={MARKETING_SITE} first={texts.project} second={texts.cases} />
        </>
      }
    >
      <Stats {...texts.stats} />
      <Billboards {...texts.services} />
      <Steps {...texts.process} />
    </SectionPage>
  )
}
