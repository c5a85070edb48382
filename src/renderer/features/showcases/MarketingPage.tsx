import { SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { MARKETING_SITE } from '#renderer/lib/site.ts'
import { copy } from './copy.ts'
import { RisingHour } from './drawings.tsx'
import { Services } from './Services.tsx'
import { SiteButtons } from './SiteButtons.tsx'
import { Stats } from './Stats.tsx'
import { Steps } from './Steps.tsx'

const texts = copy.marketing

/** Showcase of the agency for digital marketing (spec §2). */
export function MarketingPage() {
  return (
    <SectionPage
      section="optimustime"
      art={<RisingHour />}
      lead={
        <>
          <SectionIntro>{texts.lead}</SectionIntro>
          <SiteButtons address={MARKETING_SITE} first={texts.project} second={texts.cases} />
        </>
      }
    >
      <Stats {...texts.stats} />
      <Services {...texts.services} />
      <Steps {...texts.process} />
    </SectionPage>
  )
}
