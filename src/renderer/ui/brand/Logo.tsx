import Box from '@mui/material/Box'
import { SITE_NAME } from '#renderer/lib/site.ts'
import { font, nebula, space } from '#renderer/theme/tokens.ts'

interface LogoProps {
  /** Height of the mark in pixels. */
  readonly size?: number
  readonly withName?: boolean
}

/** A planet with its ring, and the site's name. */
export function Logo({ size = 30, withName = true }: LogoProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden>
        <defs>
          <linearGradient id="logo-planet" x1="6" y1="6" x2="26" y2="26" gradientUnits="userSpaceOnUse">
            <stop stopColor={nebula.violet} />
            <stop offset="1" stopColor={nebula.cyan} />
          </linearGradient>
        </defs>
        <circle cx="16" cy="16" r="8.500" fill="url(#logo-planet)" />
        <path
          d="M4 21.500C9 24.500 24.500 15 28 9"
          stroke={space.void}
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M8 12.500C3.500 16.500 1 20.500 2.500 22.300c2.500 3 12-.5 19-5.800s10-10.600 8-12.300c-1.400-1.200-4.800-.3-8.800 1.900"
          stroke="url(#logo-planet)"
          strokeWidth="1.800"
          strokeLinecap="round"
        />
      </svg>
      {withName && (
        <Box
          component="span"
          sx={{ fontFamily: font.display, fontWeight: 500, fontSize: size * 0.6, letterSpacing: '-0.02em' }}
        >
          {SITE_NAME}
        </Box>
      )}
    </Box>
  )
}
