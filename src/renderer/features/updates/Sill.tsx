import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { arrive } from '#renderer/theme/motion.ts'
import { ink, space } from '#renderer/theme/tokens.ts'

interface SillProps {
  /** Name of the region. */
  readonly title: string
  /** What is opened over the row. */
  readonly above?: ReactNode
  readonly children: ReactNode
}

/** A row at the foot of the window that tells of something: what is above it stays where it was (decision 42). */
export function Sill({ title, above, children }: SillProps) {
  return (
    <Box
      component="section"
      data-pane
      data-raised={above ? '' : undefined}
      aria-label={title}
      sx={{
        // Over what the sky of the entrance draws beyond its foot.
        position: 'relative',
        bgcolor: space.cabin,
        borderTop: `1px solid ${space.line}`,
        fontSize: '0.875rem',
        lineHeight: 1.4,
      }}
    >
      {above}
      <Box sx={row}>{children}</Box>
    </Box>
  )
}

const row = {
  ...arrive,
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  justifyContent: { xs: 'flex-end', sm: 'center' },
  columnGap: 1.25,
  rowGap: 0.5,
  px: 2,
  py: 0.75,
} as const

export const sillIcon = { fontSize: 18, display: { xs: 'none', sm: 'block' } } as const

interface SillTextProps {
  readonly says: string
  readonly more?: string | undefined
  readonly children?: ReactNode
}

/** What is told, with what is less to be seen after it. */
export function SillText({ says, more, children }: SillTextProps) {
  return (
    <Box sx={{ minWidth: 0, flexBasis: { xs: '100%', sm: 'auto' }, overflowWrap: 'anywhere' }}>
      <span>
        {says}{' '}
        {more && (
          <Box component="span" sx={{ color: ink.secondary }}>
            {more}
          </Box>
        )}
      </span>{' '}
      {children}
    </Box>
  )
}

type Act = readonly [label: string, onClick: () => void]

interface SillButtonsProps {
  /** What has the row go. */
  readonly leave: Act
  /** What to do about it, where there is anything. */
  readonly act?: Act | undefined
}

export function SillButtons({ leave, act }: SillButtonsProps) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexShrink: 0, ml: { sm: 1.5 } }}>
      <Button size="small" color="inherit" onClick={leave[1]} sx={small}>
        {leave[0]}
      </Button>
      {act && (
        <Button size="small" variant="outlined" onClick={act[1]} sx={small}>
          {act[0]}
        </Button>
      )}
    </Box>
  )
}

/** Buttons as low as the row. */
const small = { minHeight: 30, px: 1.5, py: 0 } as const
