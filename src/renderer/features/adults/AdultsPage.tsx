import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type ReactNode } from 'react'
import { SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { ACCENT, accents } from '#renderer/theme/accent.ts'
import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'
import { ErrorState } from '#renderer/ui/states/Notice.tsx'
import { Area } from './Area.tsx'
import { copy } from './copy.ts'
import { usePanel } from './Chooser.tsx'
import { RestrictedDialog, Waiting } from './AgeGate.tsx'
import { useAgeGate } from './use-age-gate.ts'

interface AdultsPageProps {
  /** Published content of the area: drawn, and asked for, behind the gate only. */
  readonly posts: ReactNode
  /** The gate has let the member in; told at every visit. */
  readonly onPassed: () => void
}

/** The area for adults (spec §2): nothing of it is asked for or shown before the gate has answered. */
export function AdultsPage({ posts, onPassed }: AdultsPageProps) {
  const { gate, retry } = useAgeGate()
  const [panel, show] = usePanel()
  useEffect(() => {
    if (gate === 'open') onPassed()
  }, [gate, onPassed])
  const content = useRef<HTMLDivElement>(null)
  // The button that asks again goes with the failure.
  const heir = useFocusFallback(() => content.current?.querySelector('h2'))
  return (
    <SectionPage section="lizysfriends" art={panel === null && <Stage />}>
      <Curtains aria-hidden />
      {panel === null && <SectionIntro>{copy.lead}</SectionIntro>}
      <Box ref={content} sx={{ mt: panel === null ? 2.5 : 0, textAlign: 'start' }} {...heir}>
        {gate === 'waiting' && <Waiting />}
        {gate === 'failed' && <ErrorState message={copy.gate.loadFailed} onRetry={() => void retry()} />}
        {gate === 'restricted' && <RestrictedDialog />}
        {gate === 'open' && <Area panel={panel} onShow={show} posts={posts} />}
      </Box>
    </SectionPage>
  )
}

const velvet = (share: number) => `color-mix(in oklab, ${ACCENT} ${share}%, #0d0309)`

/** Around all of the area, as of a theatre at night: curtains that are drawn aside, and warm light from above. */
const Curtains = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  background: `radial-gradient(46% 78% at 50% 0, color-mix(in oklab, ${accents.amber} 11%, transparent), transparent)`,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: 'clamp(96px, 17%, 300px)',
    background: `repeating-linear-gradient(90deg, ${velvet(7)} 0, ${velvet(21)} 16px, ${velvet(27)} 22px, ${velvet(11)} 42px, ${velvet(7)} 48px)`,
    clipPath: 'ellipse(100% 104% at 0 0)',
    maskImage: 'linear-gradient(#000 55%, rgba(0, 0, 0, 0.4))',
  },
  '&::after': { left: 'auto', right: 0, transform: 'scaleX(-1)' },
  [theme.breakpoints.down('md')]: { '&::before, &::after': { width: 'clamp(24px, 7vw, 44px)' } },
  '@media (forced-colors: active)': { display: 'none' },
}))

/** A small theatre on the horizon: the curtain is open, and the light waits for somebody. */
function Stage() {
  return (
    <Drawing stars="M40 60h0M66 112h0M30 140h0M276 44h0M292 96h0M262 132h0M54 30v6M51 33h6M284 150v6M281 153h6">
      <path d="M92 172V58Q92 30 160 22Q228 30 228 58V172z" fill={BODY} />
      <path d="M160 44L128 168H192z" fill="currentColor" fillOpacity="0.140" stroke="none" />
      <path d="M160 44L128 168M160 44L192 168" strokeOpacity="0.450" />
      <path d="M92 62q11 15 22.700 0t22.600 0t22.700 0t22.700 0t22.600 0t22.700 0" />
      <path d="M97 72q28 46 2 100M112 73q19 44 1 99M223 72q-28 46-2 100M208 73q-19 44-1 99" />
      <path
        d="M160 112Q163 127 178 130Q163 133 160 148Q157 133 142 130Q157 127 160 112z"
        fill="currentColor"
      />
      <path d="M76 172H244M136 168h48" />
      <circle cx="160" cy="38" r="5" fill={BODY} />
    </Drawing>
  )
}
