import Box from '@mui/material/Box'
import { Link, useLocation } from 'react-router-dom'
import { sectionOf, type Section } from '#renderer/entities/section/sections.ts'
import { ink, radius } from '#renderer/theme/tokens.ts'
import { Hint } from '#renderer/ui/hint/Hint.tsx'

interface NavItemProps {
  readonly section: Section
  /** Icon only, the name in a tooltip. */
  readonly rail: boolean
  readonly onChosen?: (() => void) | undefined
}

/** So that all of them are in sight in the lowest window. The pixels are those above, between and below them. */
const RAIL_HEIGHT = 'clamp(27px, (100dvh - 142px) / 15, 36px)'

export function NavItem({ section, rail, onChosen }: NavItemProps) {
  // The open conversation stays open from section to section.
  const { pathname, search } = useLocation()
  const current = sectionOf(pathname)?.id === section.id
  const { accent, icon: Icon } = section
  return (
    <Hint text={rail ? section.name : ''} side="right">
      <Box
        component={Link}
        to={{ pathname: section.path, search }}
        onClick={onChosen}
        aria-current={current ? 'page' : undefined}
        aria-label={rail ? section.name : undefined}
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          justifyContent: rail ? 'center' : 'flex-start',
          gap: 1.5,
          height: rail ? RAIL_HEIGHT : 38,
          px: rail ? 0 : 1.5,
          borderRadius: `${radius.small}px`,
          textDecoration: 'none',
          fontSize: '0.9375rem',
          fontWeight: current ? 600 : 500,
          color: current ? ink.primary : ink.secondary,
          background: current ? `linear-gradient(90deg, ${accent}2e, ${accent}0a)` : 'none',
          transition: 'background-color 140ms, color 140ms',
          '&:hover': { color: ink.primary, backgroundColor: `${accent}14` },
          // There, a background says nothing.
          '@media (forced-colors: active)': { '&[aria-current]': { border: '2px solid Highlight' } },
          '&::before': {
            content: '""',
            position: 'absolute',
            left: 0,
            top: 8,
            bottom: 8,
            width: 3,
            borderRadius: 3,
            backgroundColor: current ? accent : 'transparent',
            boxShadow: current ? `0 0 12px ${accent}` : 'none',
          },
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 21, color: accent, opacity: current ? 1 : 0.82 }} />
        {!rail && section.name}
      </Box>
    </Hint>
  )
}
