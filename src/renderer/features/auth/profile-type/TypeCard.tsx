import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined'
import ExploreOutlined from '@mui/icons-material/ExploreOutlined'
import RocketLaunchOutlined from '@mui/icons-material/RocketLaunchOutlined'
import SelfImprovementOutlined from '@mui/icons-material/SelfImprovementOutlined'
import Box from '@mui/material/Box'
import type { ComponentProps } from 'react'
import { ink, nebula, radius, space } from '#renderer/theme/tokens.ts'
import type { ProfileType } from './copy.ts'

const icons: Record<ProfileType, typeof ExploreOutlined> = {
  'Explorador Casual': ExploreOutlined,
  'Creador de Contenido': AutoAwesomeOutlined,
  'Emprendedor Digital': RocketLaunchOutlined,
  'Buscador Espiritual': SelfImprovementOutlined,
}

/** The radio itself, drawn to match the card. */
const dot = {
  ml: 'auto',
  flexShrink: 0,
  appearance: 'none',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: `2px solid ${ink.muted}`,
  cursor: 'pointer',
  '&:checked': { border: `6px solid ${nebula.cyan}` },
  '&:focus-visible': { outline: 'none' },
}

interface TypeCardProps {
  readonly type: ProfileType
  readonly description: string
  readonly input: ComponentProps<'input'>
}

/** One profile type as a card that is a radio button. */
export function TypeCard({ type, description, input }: TypeCardProps) {
  const Icon = icons[type]
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 2,
        py: 1.5,
        borderRadius: `${radius.medium}px`,
        border: `1px solid ${space.lineStrong}`,
        cursor: 'pointer',
        transition: 'border-color 140ms, background-color 140ms',
        '&:hover': { borderColor: nebula.violet },
        '&:has(:checked)': {
          borderColor: nebula.cyan,
          backgroundColor: 'rgba(100, 226, 255, 0.08)',
          boxShadow: `inset 0 0 0 1px ${nebula.cyan}`,
        },
        '&:has(:focus-visible)': { outline: `2px solid ${nebula.cyan}`, outlineOffset: 3 },
      }}
    >
      <Icon aria-hidden sx={{ color: nebula.violet, fontSize: 28 }} />
      <Box>
        <Box sx={{ fontWeight: 600 }}>{type}</Box>
        <Box sx={{ color: ink.secondary, fontSize: '0.875rem', lineHeight: 1.4 }}>{description}</Box>
      </Box>
      <Box component="input" type="radio" {...input} value={type} sx={dot} />
    </Box>
  )
}
