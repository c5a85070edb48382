import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import Typography from '@mui/material/Typography'
import { font, ink, nebula, radius, space } from '#renderer/theme/tokens.ts'
import { Logo } from '#renderer/ui/Logo.tsx'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { Limb, homeHorizon } from '#renderer/ui/sky/Limb.tsx'
import { copy } from './copy.ts'

/** Where a toast would stand over the foot of the card, that can be scrolled to above it. */
const roomForToasts = {
  'body:has(section[data-pane]) &': {
    '@media (max-width: 899px)': { pb: '112px', scrollPaddingBottom: '112px' },
  },
}

/** The entrance: the view, and beside it the card on which everything is asked. */
export function LoginFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 448px', lg: 'minmax(0, 1fr) 480px' },
        height: '100%',
        overflowY: 'auto',
        ...roomForToasts,
      }}
    >
      <PlanetWindow />
      <Box sx={{ display: { xs: 'contents', md: 'none' } }}>
        <Limb {...homeHorizon} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          // Where there is little room, toasts get what is left of it in one piece.
          alignItems: { xs: 'start', md: 'center' },
          justifyItems: 'center',
          p: { xs: 2, md: 3 },
        }}
      >
        <Paper
          sx={{
            width: '100%',
            maxWidth: 440,
            p: { xs: 3, md: 4 },
            borderRadius: `${radius.large}px`,
            borderColor: space.lineStrong,
            backgroundColor: 'rgba(15, 15, 42, 0.97)',
          }}
        >
          {children}
        </Paper>
      </Box>
    </Box>
  )
}

/** The planet's edge seen from orbit: dark sphere, thin atmosphere in the nebula's colours. */
function Horizon() {
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
        boxShadow: [
          `inset -2px 3px 3px -1px ${nebula.cyan}d9`,
          `inset -14px 26px 60px -18px ${nebula.violet}b0`,
          `0 -6px 34px -4px ${nebula.cyan}59`,
          `10px -34px 140px 0 #7c5cff66`,
        ].join(', '),
      }}
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
        pt: { md: 7, lg: 9 },
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
