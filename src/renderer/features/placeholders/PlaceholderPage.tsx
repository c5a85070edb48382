import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { sections } from '#renderer/entities/section/sections.ts'
import { font, ink, scale } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { HIGH_HORIZON } from '#renderer/ui/sky/Limb.tsx'
import { placeholders, soon, upcomingLabel, type PlaceholderName } from './copy.ts'

/** Page of a section that a later version fills: its name over the horizon, and on the planet what will be there. */
export function PlaceholderPage({ section }: { readonly section: PlaceholderName }) {
  const { name, accent, icon: Icon } = sections[section]
  const { lead, upcoming } = placeholders[section]
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: `minmax(min-content, calc(${HIGH_HORIZON} - 40px)) auto`,
        rowGap: '88px',
        minHeight: '100%',
        justifyItems: 'center',
        textAlign: 'center',
      }}
    >
      <Box sx={{ alignSelf: 'end', maxWidth: '100%', ...clearing }}>
        <Icon aria-hidden sx={{ fontSize: 34, color: accent, filter: `drop-shadow(0 0 14px ${accent})` }} />
        <Typography
          variant="h1"
          sx={{
            ...scale.section,
            fontSize: 'clamp(1.625rem, 6vw, 3.25rem)',
            overflowWrap: 'break-word',
            mt: 1,
          }}
        >
          {name}
        </Typography>
      </Box>
      <Box sx={{ maxWidth: 560, px: 2 }}>
        <Box
          component="p"
          sx={{
            m: 0,
            ...scale.small,
            fontFamily: font.text,
            fontWeight: 600,
            color: accent,
            letterSpacing: '0.02em',
          }}
        >
          {soon}
        </Box>
        <Typography sx={{ mt: 1, color: ink.primary, textWrap: 'balance' }}>{lead}</Typography>
        <Upcoming items={upcoming} accent={accent} />
      </Box>
    </Box>
  )
}

function Upcoming({ items, accent }: { readonly items: readonly string[]; readonly accent: string }) {
  return (
    <Box component="section" aria-label={upcomingLabel} sx={{ mt: 3 }}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: '0 auto',
          p: 0,
          width: 'fit-content',
          display: 'flex',
          // Where each has a line of its own, their dots stand below each other.
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: '6px 22px',
          ...scale.ui,
          color: ink.secondary,
        }}
      >
        {items.map((item) => (
          <Box key={item} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box aria-hidden sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: accent }} />
            {item}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
