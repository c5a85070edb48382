import { SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { HOSTING_SITE } from '#renderer/lib/site.ts'
import { copy } from './copy.ts'
import { ServerTower } from './drawings.tsx'
import { Rack } from './Rack.tsx'
import { SiteButtons } from './SiteButtons.tsx'

const texts = copy.hosting

/** Showcase of the company for hosting and domains (spec §2). */
export function HostingPage() {
  return (
    <SectionPage
      section="mushittech77"
      art={<ServerTower />}
      lead={
        <>
          <SectionIntro>{texts.lead}</SectionIntro>
          <SiteButtons address={HOSTING_SITE} first={texts.plans} second={texts.domain} />
        </>
      }
    >
      <Rack {...texts.features} />
    </SectionPage>
  )
}
