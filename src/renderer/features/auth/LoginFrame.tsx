import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useState, type ReactNode } from 'react'
import Typography from '@mui/material/Typography'
import { font, ink, nebula, radius, space } from '#renderer/theme/tokens.ts'
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
const NAME_ROOM = 64

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
  alignSelf: { xs: 'start', md: 'safe center' },
  justifySelf: 'center',
  gridColumn: { md: 2 },
  width: { xs: 'calc(100% - 32px)', md: 'calc(100% - 48px)' },
  mt: { xs: `${NAME_ROOM}px`, md: 3 },
  mb: { xs: 2, md: 3 },
  mx: 0,
} as const

/** While there is another in its place. */
const unseenBelowAnother = { 'body:has([data-card-in-place]) &': { opacity: 0 } }

/** The entrance: the view, and beside it the card on which everything is asked. */
export function LoginFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="main" sx={entrance}>
      <PlanetWindow />
      <Box sx={{ display: { xs: 'contents', md: 'none' } }}>
        <Limb {...homeHorizon} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateRows: { xs: `${NAME_ROOM}px`, md: 'auto' },
          alignItems: 'start',
          alignContent: { xs: 'start', md: 'safe center' },
          justifyItems: 'center',
          px: { xs: 2, md: 3 },
          pb: { xs: 2, md: 3 },
          pt: { md: 3 },
        }}
      >
        <Box sx={{ display: { md: 'none' }, alignSelf: 'center' }}>
          <Logo size={28} keepsName />
        </Box>
        <Paper sx={{ ...card, ...unseenBelowAnother }}>{children}</Paper>
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
  const light = (color: string, full: number) => `color-mix(in srgb, ${color} ${strength(full)}, transparent)`
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
        background: 'radial-gradient(circle at 62% 2%, #1b1a4a 0%, #0c0b26 22%, #07071a 48%)',
      }}
      style={{ boxShadow: light }}
    />
  )
}

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
