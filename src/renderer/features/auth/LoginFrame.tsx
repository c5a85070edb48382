import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import Typography from '@mui/material/Typography'
import { font, ink, lamp, nebula, radius, roomAboveToasts, space } from '#renderer/theme/tokens.ts'
import { Logo } from '#renderer/ui/Logo.tsx'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { Limb, homeHorizon } from '#renderer/ui/sky/Limb.tsx'
import { moonAt, type Moon } from '#renderer/ui/sky/moon.ts'
import { copy } from './copy.ts'

/** The view, and the place of the card beside it. */
export const entrance = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 448px', lg: 'minmax(0, 1fr) 512px' },
  height: '100%',
  // A wide window has its planet on all sides; what is read and what is asked stay together.
  paddingInline: 'max(0px, (100vw - 1440px) / 2)',
  overflowY: 'auto',
  // A step that is longer than the window moves no other to the side.
  scrollbarGutter: 'stable',
} as const

/** Where the name of the place begins: the higher the window, the lower. Beside it the cards stand in the middle. */
const TOP = 'max(24px, 20vh - 112px)'

/** Pixels above a card where no view is beside it, with the name of the place in them. */
const NAME_ROOM = 56

const card = {
  width: '100%',
  maxWidth: 464,
  p: { xs: 2.5, sm: 3, md: 4 },
  borderRadius: `${radius.large}px`,
  borderColor: space.lineStrong,
  backgroundColor: 'rgba(15, 15, 42, 0.97)',
} as const

/** Another card that stands in the place of the first, as a dialog does. */
export const cardInPlace = {
  ...card,
  alignSelf: 'start',
  justifySelf: 'center',
  gridColumn: { md: 2 },
  // What is around it scrolls, as around the first.
  maxHeight: 'none',
  overflowY: 'visible',
  width: { xs: 'calc(100% - 32px)', md: 'calc(100% - 48px)' },
  mt: { xs: `${NAME_ROOM}px`, md: 'max(24px, min(20vh - 10px, 50vh - 280px))' },
  mb: { xs: 2, md: 3 },
  mx: 0,
} as const

/** While there is another in its place. */
const unseenBelowAnother = { 'body:has([data-card-in-place]) &': { opacity: 0 } }

interface LoginFrameProps {
  /** The card has room for two fields beside each other, where the window has. */
  readonly isWide: boolean
  readonly children: ReactNode
}

const wideEntrance = {
  ...entrance,
  gridTemplateColumns: { ...entrance.gridTemplateColumns, lg: 'minmax(0, 1fr) 608px' },
}
const wideCard = { ...card, maxWidth: { xs: card.maxWidth, lg: 560 } }

/** The entrance: the view, and beside it the card on which everything is asked. */
export function LoginFrame({ isWide, children }: LoginFrameProps) {
  return (
    <Box component="main" sx={isWide ? wideEntrance : entrance}>
      <PlanetWindow />
      <Box sx={{ display: { xs: 'contents', md: 'none' } }}>
        <Limb {...homeHorizon} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          // Beside the view it begins where the words there do, as far as there is room for it.
          gridTemplateRows: {
            xs: `${NAME_ROOM}px`,
            md: 'minmax(24px, max(24px, 20vh - 10px)) auto minmax(24px, 1fr)',
          },
          // Above a card that needs the whole window there is less.
          height: { md: roomAboveToasts },
          alignItems: 'start',
          alignContent: 'start',
          justifyItems: 'center',
          px: { xs: 2, md: 3 },
          pb: { xs: 2, md: 0 },
        }}
      >
        <Box sx={{ display: { md: 'none' }, alignSelf: 'center' }}>
          <Logo size={28} keepsName />
        </Box>
        <Paper sx={{ ...(isWide ? wideCard : card), gridRow: { md: 2 }, ...unseenBelowAnother }}>
          {children}
        </Paper>
      </Box>
    </Box>
  )
}

/** Pixels by which the light of the thinnest moon comes from one side of the planet. */
const SIDEWAYS = 34

/**
 * The light on the planet's edge: from the side from which the moon of tonight is lit, all around when it is full, a thread
 * when it is new.
 */
export function lightOf({ fraction, isWaxing }: Moon): string {
  // As the moon of the north: the right side is lit while it waxes.
  const side = Math.round((isWaxing ? -1 : 1) * SIDEWAYS * (1 - fraction))
  const strength = (full: number) => `${Math.round(100 * full * (0.45 + 0.55 * fraction))}%`
  const light = (color: string, full: number) =>
    `color-mix(in srgb, var(--arrival, ${color}) ${strength(full)}, transparent)`
  return [
    `inset ${Math.round(side / 12)}px 3px 3px -1px ${light(nebula.cyan, 0.9)}`,
    `inset ${side}px 26px 60px -18px ${light(nebula.violet, 0.75)}`,
    `${-Math.round(side / 4)}px -6px 34px -4px ${light(nebula.cyan, 0.4)}`,
    `${-side}px -34px 140px 0 ${light('#7c5cff', 0.45)}`,
  ].join(', ')
}

/** The planet's edge seen from orbit: dark sphere, thin atmosphere in the nebula's colours, in tonight's light. */
function Horizon() {
  const [light] = useState(() => lightOf(moonAt(Date.now())))
  return (
    <Box
      aria-hidden
      sx={{
        position: 'fixed',
        zIndex: -1,
        left: '-46vmax',
        bottom: '-118vmax',
        width: '150vmax',
        height: '150vmax',
        borderRadius: '50%',
        overflow: 'hidden',
        background: 'radial-gradient(circle at 58% 0%, #26235f 0%, #100e30 17%, #07071a 40%)',
      }}
      style={{ boxShadow: light }}
    >
      <Ground />
    </Box>
  )
}

const CITIES = {
  small:
    'M57.4 11.7h0M55.7 11.8h0M60.6 12.2h0M59.0 12.1h0M59.3 12.4h0M53.8 10.6h0M58.8 12.0h0M59.3 11.5h0M56.3 13.4h0M59.4 13.0h0M72.4 6.6h0M70.0 6.1h0M69.2 6.6h0M72.0 5.8h0M66.5 6.4h0M70.8 6.1h0M67.7 6.9h0M72.5 6.9h0M80.4 14.1h0M81.8 14.8h0M77.1 14.9h0M83.9 13.3h0M84.3 16.1h0M74.3 12.7h0M76.6 16.6h0M83.3 15.7h0M84.8 16.2h0M81.6 16.1h0M82.9 16.1h0M74.1 14.8h0M79.4 16.6h0M93.1 9.4h0M92.6 9.9h0M90.7 9.3h0M94.1 9.5h0M94.9 9.2h0M89.2 9.4h0M94.8 8.9h0M94.5 8.7h0M66.9 21.2h0M66.4 21.6h0M67.4 21.0h0M67.9 21.6h0M64.9 20.6h0M66.0 22.0h0M70.6 18.2h0M63.2 21.3h0M64.9 21.7h0M103.3 21.3h0M98.0 20.9h0M94.2 20.6h0M100.8 19.9h0M100.5 22.3h0M96.0 20.7h0M53.6 22.7h0M53.0 22.7h0M51.8 24.2h0M53.2 24.1h0M53.6 23.7h0M56.1 23.0h0M87.3 25.7h0M87.6 25.6h0M88.5 24.0h0M84.4 23.5h0M90.7 24.1h0M87.0 23.9h0M84.8 26.6h0M89.5 24.8h0',
  large:
    'M57.4 12.4h0M60.8 12.3h0M53.8 12.7h0M55.8 11.6h0M58.8 12.3h0M56.4 11.4h0M70.2 6.5h0M69.8 7.0h0M71.1 7.1h0M72.1 6.5h0M84.3 15.9h0M78.6 14.1h0M75.6 15.8h0M81.1 14.7h0M80.7 16.0h0M75.3 16.9h0M82.5 13.5h0M89.4 10.5h0M92.2 10.2h0M90.2 10.1h0M91.7 9.3h0M90.4 9.9h0M68.8 21.9h0M65.6 21.3h0M71.0 21.4h0M65.2 21.4h0M67.0 21.3h0M99.5 20.5h0M98.6 20.9h0M98.9 21.9h0M98.4 21.6h0M53.6 21.6h0M52.3 25.1h0M51.9 25.4h0M89.3 24.7h0M83.2 23.5h0M90.2 25.7h0M88.9 26.6h0',
  roads:
    'M53.8 10.6L56.3 13.4L58.8 12.0L59.3 11.5M66.5 6.4L70.0 6.1L72.0 5.8M74.1 14.8L76.6 16.6L80.4 14.1L81.8 14.8L83.9 13.3M89.2 9.4L90.7 9.3L93.1 9.4L94.9 9.2M63.2 21.3L65.6 21.3L67.0 21.3L70.6 18.2M94.2 20.6L98.6 20.9L100.8 19.9M51.8 24.2L53.2 24.1L56.1 23.0M83.2 23.5L87.3 25.7L89.3 24.7',
}

/** In the colour of the planet that a new member lands on, once it is chosen. */
const arrival = (share: number) =>
  `color-mix(in srgb, var(--arrival, ${nebula.violet}) ${share}%, transparent)`

const Surface = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& > [data-land]': { fill: arrival(13), filter: 'blur(3px)' },
  '& stop': { stopColor: arrival(100) },
})

/** What is seen of the planet from above: its lands, the edge of the day, and on the side of the night the lights of who is there. */
const Ground = () => (
  <Surface viewBox="0 0 150 60">
    <linearGradient id="entrance-day" x1="0.3" y1="0" x2="0.62" y2="0.85">
      <stop stopOpacity="0.280" />
      <stop offset="0.45" stopOpacity="0.110" />
      <stop offset="0.62" stopOpacity="0" />
    </linearGradient>
    <path d="M0 0H150V60H0z" fill="url(#entrance-day)" />
    <path
      data-land
      d="M50 11C54 8 60 9 63 8.500C68 7 70 4.500 76 5C79 6 76 8 73 9C70 10.500 72 12 68 13.500C64 15 61 13.500 57 15C53 16 48 14 50 11zM74 14C78 12 83 13 87 14C90 16 88 18.500 84 19C82 21 77 20 76 18C74 17 72 15.500 74 14zM86 8.500C90 7 96 8.500 99 10.500C98 12.500 93 12 90 11.500C87 11 84 10 86 8.500zM59 21C63 18 69 18.500 73 20C76 23 71 26 66 26C61 27 56 24 59 21zM94 20C98 18.500 104 20 106 23C104 26 98 26 95 24C93 23 92 21 94 20zM80 25C86 22.500 93 25 94 29C90 32 83 31 80 29zM44 24C48 21 56 22 56 26C53 30 45 30 43 28z"
    />
    <path d={CITIES.roads} stroke={lamp.glow} strokeWidth="0.060" strokeOpacity="0.220" />
    <path d={CITIES.small} stroke={lamp.glow} strokeWidth="0.180" strokeOpacity="0.700" />
    <path d={CITIES.large} stroke={lamp.glow} strokeWidth="0.620" strokeOpacity="0.120" />
    <path d={CITIES.large} stroke={lamp.glow} strokeWidth="0.220" />
  </Surface>
)

/** Left half of the entrance: the view, and what this place is. */
function PlanetWindow() {
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        gap: 3,
        pt: TOP,
        pl: { md: 5, lg: 9 },
        pr: 3,
      }}
    >
      <Horizon />
      <Box sx={{ ...clearing, width: 'fit-content' }}>
        <Logo size={38} />
      </Box>
      <Box sx={{ ...clearing, width: 'fit-content', display: 'grid', gap: 3, mt: { md: 3, lg: 5 } }}>
        <Typography
          component="p"
          sx={{
            fontFamily: font.display,
            fontWeight: 380,
            fontSize: 'clamp(1.75rem, 3.5vw, 3rem)',
            lineHeight: 1.16,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
            maxWidth: '14ch',
          }}
        >
          {copy.tagline}
        </Typography>
        <Typography
          sx={{ color: ink.secondary, fontSize: '1.125rem', maxWidth: '34ch', textWrap: 'balance' }}
        >
          {copy.promise}
        </Typography>
      </Box>
    </Box>
  )
}
