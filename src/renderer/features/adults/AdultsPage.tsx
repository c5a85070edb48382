import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type ReactNode } from 'react'
import { SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { ACCENT, accents } from '#renderer/theme/accent.ts'
import { lamp, space } from '#renderer/theme/tokens.ts'
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
      <House isInside={panel !== null} />
      {panel === null && <SectionIntro>{copy.lead}</SectionIntro>}
      <Box ref={content} sx={{ mt: panel === null ? 3 : 0, textAlign: 'start' }} {...heir}>
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
  '--light': `radial-gradient(46% 78% at 50% 0, color-mix(in oklab, ${accents.amber} 11%, transparent), transparent)`,
  background: 'var(--light)',
  // Behind the stage there is no sky. In the corners of the pane it ends as the pane does: opaque, it would be drawn there.
  '&[data-inside]': {
    borderRadius: '28px 28px 0 0',
    background: `var(--light), radial-gradient(70% 60% at 50% 42%, ${velvet(13)}, transparent), color-mix(in srgb, ${space.cabin} 98%, transparent)`,
  },
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: 'clamp(96px, 17%, 300px)',
    // Darker towards the ground, and nothing shines through.
    background: `linear-gradient(transparent 55%, color-mix(in srgb, ${space.cabin} 60%, transparent)), repeating-linear-gradient(90deg, ${velvet(7)} 0, ${velvet(21)} 16px, ${velvet(27)} 22px, ${velvet(11)} 42px, ${velvet(7)} 48px)`,
    clipPath: 'ellipse(100% 104% at 0 0)',
  },
  '&::after': { left: 'auto', right: 0, transform: 'scaleX(-1)' },
  // There, they end above the words.
  [theme.breakpoints.down('md')]: {
    '&::before, &::after': { width: 'clamp(30px, 9vw, 64px)', clipPath: 'ellipse(100% 46% at 0 0)' },
  },
  '@media (forced-colors: active)': { display: 'none' },
}))

/** Pixels of one swag of the valance. */
const [SWAG, DROP] = [120, 38] as const

/** Before the curtains, at the top: cloth in swags, with a hem. */
const Valance = styled('div')(({ theme }) => ({
  '--swag': `${SWAG}px`,
  '--drop': `${DROP}px`,
  position: 'absolute',
  zIndex: 1,
  inset: '0 0 auto',
  height: 'var(--drop)',
  // The rail that it hangs from.
  boxShadow: `inset 0 5px 0 ${velvet(34)}`,
  background: `radial-gradient(50% 100% at 50% 0, ${velvet(8)}, ${velvet(30)} 55%, ${velvet(14)} 88%, ${velvet(62)} 91% 97%, transparent 98%) 50% 0 / var(--swag) 100% repeat-x`,
  [theme.breakpoints.down('md')]: { '--swag': '64px', '--drop': '20px' },
}))

/** Row of heads in front of the member, at the foot of the window; where it is low, words stand there. */
const Row = styled('svg')({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: 'clamp(58px, 7.5vh, 84px)',
  overflow: 'visible',
  maskImage: 'linear-gradient(90deg, transparent 10%, #000 30% 70%, transparent 90%)',
  '@media (max-height: 779px), (max-width: 899px)': { display: 'none' },
})

/** Where people sit in it, in units of its width, each as large as they are. */
const HEADS = [
  [214, 0.9],
  [312, 1.04],
  [408, 0.94],
  [506, 1.06],
  [690, 1],
  [790, 0.9],
  [884, 1.06],
  [984, 0.94],
] as const

/** The theatre that the area is: its cloth, and who has come early, seen from behind. Decorative. */
function House({ isInside }: { readonly isInside: boolean }) {
  return (
    <Curtains aria-hidden data-inside={isInside || undefined}>
      <Valance />
      <Row viewBox="0 0 1200 58" preserveAspectRatio="xMidYMax">
        <linearGradient id="lizys-hair" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={velvet(38)} />
          <stop offset="0.700" stopColor={velvet(9)} />
        </linearGradient>
        {HEADS.map(([at, size]) => (
          <path
            key={at}
            d="M-46 6C-44-24-26-26-15-30C-22-38-22-60 0-60S22-38 15-30C26-26 44-24 46 6z"
            transform={`translate(${at} 62) scale(${size * 0.92})`}
            fill="url(#lizys-hair)"
          />
        ))}
      </Row>
    </Curtains>
  )
}

/** Lights along the edge of the stage. */
const FOOTLIGHTS = [46, 66, 86, 234, 254, 274] as const

/** Above it, turned to the one who stands there. */
const LAMPS = ['translate(44 22) rotate(-36.500)', 'translate(276 22) rotate(36.500)'] as const

/** A microphone on the horizon, in the light: the stage waits for somebody. */
function Stage() {
  return (
    <Drawing isLarge stars="M14 60h0M26 104h0M8 24h0M304 44h0M312 96h0M294 16h0M54 128h0M306 134v6M303 137h6">
      <defs>
        <linearGradient id="lizys-beam" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={lamp.glow} stopOpacity="0.420" />
          <stop offset="1" stopColor={lamp.glow} stopOpacity="0.060" />
        </linearGradient>
        <linearGradient id="lizys-rod" gradientUnits="userSpaceOnUse" x1="0" y1="-14" x2="0" y2="13">
          <stop stopColor="currentColor" stopOpacity="0" />
          <stop offset="1" stopColor="currentColor" />
        </linearGradient>
      </defs>
      <g fill="url(#lizys-beam)" stroke="none">
        <path d="M153 30L98 171Q160 167 222 171L167 30z" />
        <path d="M44 35.600L118 171Q150 168 182 171L57 26z" fillOpacity="0.450" />
        <path d="M276 35.600L202 171Q170 168 138 171L263 26z" fillOpacity="0.450" />
      </g>
      <ellipse cx="160" cy="171" rx="66" ry="5" fill={lamp.glow} fillOpacity="0.200" stroke="none" />
      <path d="M37.500 13V-14M282.500 13V-14" stroke="url(#lizys-rod)" />
      {LAMPS.map((place) => (
        <path key={place} d="M-8-11H8V11H-8z" transform={place} fill={BODY} />
      ))}
      <path d="M160 4Q163 19 178 22Q163 25 160 40Q157 25 142 22Q157 19 160 4z" fill="currentColor" />
      <path d="M160 170V92M142 170q18-7 36 0z" fill={BODY} />
      <path d="M160 52a13 13 0 0 1 13 13v14a13 13 0 0 1-26 0V65a13 13 0 0 1 13-13z" fill={BODY} />
      <path d="M147 70h26M147 62h26M147 78h26" strokeWidth="1.500" strokeOpacity="0.600" />
      <path d="M196 170v-26M216 170v-26M192 144h28M196 158h20" />
      {FOOTLIGHTS.map((at) => (
        <g key={at} transform={onPlanet(at)}>
          <path d="M-7 0a7 7 0 0 1 14 0z" fill={BODY} />
          <path d="M0-11h0" stroke={lamp.glow} strokeWidth="4" />
        </g>
      ))}
    </Drawing>
  )
}
