import Box from '@mui/material/Box'
import type { Section } from '#renderer/entities/section/sections.ts'
import { space } from '#renderer/theme/tokens.ts'

/** The page has room for the picture beside the text. */
export const WIDE_PAGE = '@container (min-width: 760px)'

/** The section's own planet, lit by its accent, with two quiet orbits. */
export function OrbitArt({ section }: { readonly section: Section }) {
  const { accent, icon: Icon } = section
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        // Above the text it leaves the window's height to it.
        width: 'min(100%, 34vh)',
        [WIDE_PAGE]: { width: 380 },
        aspectRatio: '380 / 270',
        flexShrink: 0,
      }}
    >
      <svg viewBox="0 0 380 270" width="100%" fill="none">
        <defs>
          <radialGradient id="orbit-art-planet" cx="0.32" cy="0.26" r="0.95">
            <stop stopColor={accent} stopOpacity="0.95" />
            <stop offset="0.42" stopColor={accent} stopOpacity="0.34" />
            <stop offset="1" stopColor={space.deep} stopOpacity="0.9" />
          </radialGradient>
          <radialGradient id="orbit-art-glow">
            <stop stopColor={accent} stopOpacity="0.3" />
            <stop offset="1" stopColor={accent} stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle cx="190" cy="135" r="135" fill="url(#orbit-art-glow)" />
        <g transform="rotate(-16 190 135)">
          <ellipse cx="190" cy="135" rx="182" ry="62" stroke={accent} strokeOpacity="0.22" />
          <ellipse cx="190" cy="135" rx="132" ry="40" stroke={accent} strokeOpacity="0.4" />
        </g>
        <circle cx="190" cy="135" r="72" fill={space.deep} />
        <circle cx="190" cy="135" r="72" fill="url(#orbit-art-planet)" />
        <path
          d="M64 176c36 12 112 4 170-14s92-46 83-64"
          stroke={accent}
          strokeWidth="1.500"
          strokeLinecap="round"
        />
        <circle cx="317" cy="98" r="6" fill={accent} />
        <circle cx="23" cy="172" r="4" fill={accent} fillOpacity="0.7" />
      </svg>
      <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
        <Icon aria-hidden sx={{ fontSize: 28, [WIDE_PAGE]: { fontSize: 46 }, color: '#fff' }} />
      </Box>
    </Box>
  )
}
