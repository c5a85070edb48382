import Box from '@mui/material/Box'
import { useId } from 'react'
import { SITE_NAME } from '#renderer/lib/site.ts'
import { font, nebula, space } from '#renderer/theme/tokens.ts'

interface LogoProps {
  /** Height of the mark in pixels. */
  readonly size?: number
  /** Shows the name at every width; otherwise only the mark is shown where a bar is too narrow. */
  readonly keepsName?: boolean
}

/** A planet with its ring, and the site's name. */
export function Logo({ size = 30, keepsName = false }: LogoProps) {
  const planet = useId()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden>
        <defs>
          <linearGradient id={planet} x1="6" y1="6" x2="26" y2="26" gradientUnits="userSpaceOnUse">
            <stop stopColor={nebula.violet} />
            <stop offset="1" stopColor={nebula.cyan} />
          </linearGradient>
        </defs>
        <circle cx="16" cy="16" r="10" fill={`url(#${planet})`} />
        <g transform="rotate(-24 16 16)">
          <path d="M5 19.200c4 2.600 18 2.600 22 0" stroke={space.void} strokeWidth="4.500" />
          <path
            d="M7.500 14.600C3.800 15.300 1.300 16.300 1.300 17.400c0 2 6.600 3.600 14.700 3.600s14.700-1.600 14.700-3.600c0-1.100-2.500-2.100-6.200-2.800"
            stroke={`url(#${planet})`}
            strokeWidth="1.700"
            strokeLinecap="round"
          />
        </g>
      </svg>
      <Box
        component="span"
        sx={{
          ...(!keepsName && { '@media (max-width: 399px)': { display: 'none' } }),
          fontFamily: font.display,
          fontWeight: 500,
          fontSize: size * 0.6,
          letterSpacing: '-0.02em',
        }}
      >
        {SITE_NAME}
      </Box>
    </Box>
  )
}
