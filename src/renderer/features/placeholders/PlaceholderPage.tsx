import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { sections } from '#renderer/entities/section/sections.ts'
import { ink, space } from '#renderer/theme/tokens.ts'
import { OrbitArt, WIDE_PAGE } from './OrbitArt.tsx'
import { placeholders, soon, upcomingLabel, type PlaceholderName } from './copy.ts'

const BACKING = 'rgba(7, 7, 26, 0.85)'

/** Page of a section that a later version fills: says what will be there. */
export function PlaceholderPage({ section }: { readonly section: PlaceholderName }) {
  const { name, accent } = sections[section]
  const { lead, upcoming } = placeholders[section]
  return (
    <SideBySide>
      {/* The backing, soft at its edge, keeps stars from shining through the text. */}
      <Box
        sx={{
          [WIDE_PAGE]: { flex: 1 },
          maxWidth: 520,
          bgcolor: BACKING,
          boxShadow: `0 0 10px 10px ${BACKING}`,
        }}
      >
        <Box
          component="p"
          sx={{
            display: 'inline-block',
            m: 0,
            mb: 2,
            px: 1.5,
            py: 0.25,
            borderRadius: 999,
            border: `1px solid ${accent}73`,
            color: accent,
            fontSize: '0.8125rem',
            fontWeight: 600,
          }}
        >
          {soon}
        </Box>
        <Typography variant="h1">{name}</Typography>
        <Typography sx={{ mt: 1.5, color: ink.secondary, fontSize: '1.0625rem' }}>{lead}</Typography>
        <Box sx={{ mt: 3, pt: 2.5, borderTop: `1px solid ${space.line}` }}>
          <Typography variant="subtitle2" component="h2">
            {upcomingLabel}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.75 }}>
            {upcoming.map((item) => (
              <Box
                key={item}
                component="li"
                sx={{ display: 'flex', alignItems: 'baseline', gap: 1.25, color: ink.secondary }}
              >
                <Box
                  aria-hidden
                  sx={{
                    flexShrink: 0,
                    width: 7,
                    height: 7,
                    translate: '0 -2px',
                    borderRadius: '50%',
                    bgcolor: accent,
                    boxShadow: `0 0 8px ${accent}`,
                  }}
                />
                {item}
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      <OrbitArt section={sections[section]} />
    </SideBySide>
  )
}

/** Text and picture beside each other where the page, not the window, has the room, else one above the other. */
function SideBySide({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ containerType: 'inline-size', display: 'grid', minHeight: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column-reverse',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 2,
          width: '100%',
          maxWidth: 1040,
          mx: 'auto',
          [WIDE_PAGE]: { flexDirection: 'row', gap: 6 },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
