import Button from '@mui/material/Button'
import { OpenPart, SectionIntro, SectionPage, SectionPanel } from '#renderer/entities/section/SectionPage.tsx'
import { UpcomingPart } from '#renderer/entities/section/Upcoming.tsx'
import { SectionTabs, useTab } from '#renderer/entities/section/SectionTabs.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy, tabs } from './copy.ts'
import { FairScales, LaunchPad } from './drawings.tsx'
import { Offers } from './Offers.tsx'

/** The board for jobs (spec §2): two sample offers, and exchanges that a later version brings. */
export function JobsPage() {
  const { comingSoon } = useToasts()
  const { tab, choose } = useTab('impulsame', ['ofertas', 'intercambios'])
  const isOffers = tab === 'ofertas'
  return (
    <SectionPage
      section="impulsame"
      art={isOffers ? <LaunchPad /> : <FairScales />}
      lead={
        <>
          <SectionIntro>{copy.lead}</SectionIntro>
          <Button variant="contained" sx={{ mt: 3 }} onClick={comingSoon}>
            {copy.publish}
          </Button>
        </>
      }
    >
      <OpenPart>
        <SectionTabs label={copy.tabs} tabs={tabs} chosen={tab} onChoose={choose}>
          {isOffers ? (
            <Offers />
          ) : (
            <SectionPanel sx={{ maxWidth: 'none', m: 0, px: 2, py: 4 }}>
              <UpcomingPart {...copy.exchanges} />
            </SectionPanel>
          )}
        </SectionTabs>
      </OpenPart>
    </SectionPage>
  )
}
