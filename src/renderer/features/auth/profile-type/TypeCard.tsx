import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { ACCENT, accentStyle, accents, faintAccent } from '#renderer/theme/accent.ts'
import { ink, lamp, nebula, radius, scale, space } from '#renderer/theme/tokens.ts'
import type { ProfileType } from './copy.ts'

/** The planet of each type, to land on. */
export const planets: Record<ProfileType, string> = {
  'Explorador Casual': accents.sky,
  'Creador de Contenido': accents.pink,
  'Emprendedor Digital': accents.apricot,
  'Buscador Espiritual': accents.lilac,
}

/** Lit from the upper left; who has landed has its flag there. */
const Planet = styled('svg')(({ theme }) => ({
  flexShrink: 0,
  // Its text needs the room in a narrow window.
  width: 'clamp(36px, 11vw, 52px)',
  [theme.breakpoints.up('lg')]: { width: 64 },
  aspectRatio: '38 / 40',
  gridArea: 'planet',
  color: ACCENT,
  'label:has(:checked) > & > circle': { fillOpacity: 0.5 },
  'label:not(:has(:checked)) > & > [data-flag]': { visibility: 'hidden' },
}))

/** Relief of each planet. */
const marks: Record<ProfileType, ReactNode> = {
  'Explorador Casual': (
    <path d="M15 22a3 3 0 1 0 6 0 3 3 0 1 0-6 0M25 31a2 2 0 1 0 4 0 2 2 0 1 0-4 0M17 33h0" />
  ),
  'Creador de Contenido': <path d="M11 30c5-5 8 1 12-3s7 0 11-4M12 20c4-3 6 1 9-1" />,
  'Emprendedor Digital': <path d="M13 34l6-9 4 5 4-7 5 8" strokeLinejoin="round" />,
  'Buscador Espiritual': <path d="M4 30c6 6 30-2 36-10" />,
}

/** The radio itself, drawn to match the card. */
const dot = {
  gridArea: 'dot',
  ml: 'auto',
  flexShrink: 0,
  appearance: 'none',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: `2px solid ${ink.muted}`,
  cursor: 'pointer',
  '&:checked': { border: `6px solid ${ACCENT}` },
  '&:focus-visible': { outline: 'none' },
}

interface TypeCardProps {
  readonly type: ProfileType
  readonly description: string
  readonly input: ComponentProps<'input'>
}

/** One profile type as a card that is a radio button. */
export function TypeCard({ type, description, input }: TypeCardProps) {
  return (
    <Box
      component="label"
      style={accentStyle(planets[type])}
      sx={{
        display: { xs: 'flex', lg: 'grid' },
        // The planet over its words, with the dot in the corner.
        gridTemplateColumns: '1fr auto',
        gridTemplateAreas: '"planet dot" "words words"',
        alignItems: { xs: 'center', lg: 'start' },
        alignContent: 'start',
        gap: { xs: 1, sm: 1.5, lg: 0.5 },
        px: { xs: 1.25, sm: 2 },
        py: { xs: 0.5, sm: 1.25, lg: 1.75 },
        borderRadius: `${radius.medium}px`,
        border: `1px solid ${space.lineStrong}`,
        cursor: 'pointer',
        transition: 'border-color 140ms, background-color 140ms',
        '&:hover': { borderColor: nebula.violet },
        '&:has(:checked)': {
          borderColor: ACCENT,
          backgroundColor: faintAccent(12),
          boxShadow: `inset 0 0 0 1px ${ACCENT}`,
        },
        '&:has(:focus-visible)': { outline: `2px solid ${nebula.cyan}`, outlineOffset: 3 },
      }}
    >
      <Planet
        viewBox="3 2 38 40"
        aria-hidden
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      >
        <circle cx="22" cy="26" r="14" fill="currentColor" fillOpacity="0.22" />
        {marks[type]}
        <path data-flag d="M22 12V3l9 3-9 3" strokeLinejoin="round" fill={lamp.glow} stroke={lamp.glow} />
      </Planet>
      <Box sx={{ gridArea: 'words' }}>
        <Box sx={{ fontWeight: 600, fontSize: { xs: '0.875rem', sm: '1rem' } }}>{type}</Box>
        <Box sx={{ color: ink.secondary, ...scale.small }}>{description}</Box>
      </Box>
      <Box component="input" type="radio" {...input} value={type} sx={dot} />
    </Box>
  )
}
