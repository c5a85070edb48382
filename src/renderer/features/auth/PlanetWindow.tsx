import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { font, ink, nebula } from '#renderer/theme/tokens.ts'
import { Logo } from '#renderer/ui/Logo.tsx'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { copy } from './copy.ts'

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
export function PlanetWindow() {
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
