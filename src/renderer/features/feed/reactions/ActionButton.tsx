import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { ink, nebula } from '#renderer/theme/tokens.ts'

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'style' | 'title'> {
  readonly label: string
  readonly icon: ReactNode
  readonly count?: number
  readonly color?: string
}

/** Not MUI's button, which takes several times as long to render: each post has five. */
const SmallButton = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 38,
  minHeight: 32,
  padding: '0 10px',
  border: 0,
  borderRadius: 999,
  background: 'transparent',
  color: ink.muted,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  // Equally wide with no number and one digit, so that nothing moves at the first count.
  '&[data-counts]': {
    justifyContent: 'start',
    minWidth: 56,
    [theme.breakpoints.down('sm')]: { minWidth: 50 },
  },
  transition: 'background-color 160ms',
  '&:hover': {
    backgroundColor: `color-mix(in srgb, ${nebula.violet} 8%, transparent)`,
    color: ink.primary,
  },
}))

/** Small button below a post: an icon with a count. A count of zero is only read out. */
export function ActionButton(props: ActionButtonProps) {
  const { label, icon, count, color, ...button } = props
  return (
    <SmallButton
      type="button"
      title={label}
      aria-label={count === undefined ? label : `${label}: ${count}`}
      style={{ color }}
      data-counts={count === undefined ? undefined : ''}
      {...button}
    >
      {icon}
      {count === 0 ? null : count}
    </SmallButton>
  )
}
