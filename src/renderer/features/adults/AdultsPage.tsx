import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type ReactNode } from 'react'
import { SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { ACCENT, accents } from '#renderer/theme/accent.ts'
import { lamp } from '#renderer/theme/tokens.ts'
import { BODY, Drawing, onPlanet } from '#renderer/ui/Drawing.tsx'
import { ErrorState } from '#renderer/ui/states/Notice.tsx'
import { Area } from './Area.tsx'
import { copy } from './copy.ts'
import { usePanel } from './Chooser.tsx'
import { RestrictedDialog, Waiting } from './AgeGate.tsx'
import { useAgeGate } from './use-age-gate.ts'

interface AdultsPageProps {
  /** Published posts of the section; loaded and rendered behind the gate only. */
  readonly posts: ReactNode
  /** Called at every visit once the gate has let the member in. */
  readonly onPassed: () => void
}

/** The adults section (spec §2): nothing of it is loaded or shown before the gate has answered. */
export function AdultsPage({ posts, onPassed }: AdultsPageProps) {
  const { gate, retry } = useAgeGate()
  const [panel, show] = usePanel()
  useEffect(() => {
    if (gate === 'open') onPassed()
  }, [gate, onPassed])
  const content = useRef<HTMLDivElement>(null)
  // The retry button disappears with the failure.
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
  // There, they end above the words.
  [theme.breakpoints.down('md')]: {
    '&::before, &::after': { width: 'clamp(30px, 9vw, 64px)', clipPath: 'ellipse(100% 46% at 0 0)' },
  },
  '@media (forced-colors: active)': { display: 'none' },
}))

/** Where the people sit who have come early, seen from behind. */
const HEADS = [60, 88, 116, 204, 232, 260] as const

/** A theatre on the horizon: the curtain is open, and a light waits for somebody. */
function Stage() {
  return (
    <Drawing isLarge stars="M14 60h0M26 104h0M8 24h0M304 44h0M312 96h0M294 16h0M20 140h0M306 134v6M303 137h6">
      <path d="M44 176V48Q44 18 160 12Q276 18 276 48v128z" fill={BODY} />
      <path d="M160 30L104 158H216z" fill={lamp.glow} fillOpacity="0.130" stroke="none" />
      <path
        d="M84 34L132 158h46zM236 34L188 158h-46z"
        fill="currentColor"
        fillOpacity="0.090"
        stroke="none"
      />
      <path d="M44 54q14.500 18 29 0t29 0t29 0t29 0t29 0t29 0t29 0t29 0" />
      <path
        d="M52 62q38 54 4 114M66 66q34 52 6 110M82 66q24 50 4 110M268 62q-38 54-4 114M254 66q-34 52-6 110M238 66q-24 50-4 110"
        strokeOpacity="0.700"
      />
      <path d="M60 176V158H260V176M92 158H228" />
      <path d="M160 158v-50M148 158h24" />
      <path d="M160 82a8 8 0 0 1 8 8v8a8 8 0 0 1-16 0v-8a8 8 0 0 1 8-8zM152 93h16" fill={BODY} />
      <path
        d="M110 166h0M127 166h0M144 166h0M176 166h0M193 166h0M210 166h0"
        stroke={lamp.glow}
        strokeWidth="5"
      />
      <path d="M160 22Q162 32 172 34Q162 36 160 46Q158 36 148 34Q158 32 160 22z" fill="currentColor" />
      {HEADS.map((at) => (
        <g key={at} transform={onPlanet(at)}>
          <path d="M-12 6v-4q0-10 12-10T12 2v4z" fill={BODY} />
          <circle cy="-14" r="7.500" fill={BODY} />
        </g>
      ))}
    </Drawing>
  )
}
