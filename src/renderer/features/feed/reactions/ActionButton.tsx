import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { nebula } from '#renderer/theme/tokens.ts'

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'style' | 'title'> {
  readonly label: string
  readonly icon: ReactNode
  readonly count?: number
  readonly color?: string
}

/** Not MUI's button, which takes several times as long to draw: each post that is scrolled into sight has five. */
const SmallButton = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 38,
  minHeight: 34,
  padding: '0 10px',
  border: 0,
  borderRadius: 999,
  background: 'transparent',
  color: theme.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: 'background-color 160ms',
  '&:hover': { backgroundColor: `color-mix(in srgb, ${nebula.violet} 8%, transparent)` },
}))

/** Small button under a post: an icon, and a number where there is something to count. */
export function ActionButton(props: ActionButtonProps) {
  const { label, icon, count, color, ...button } = props
  return (
    <SmallButton
      type="button"
      title={label}
      aria-label={count === undefined ? label : `${label}: ${count}`}
      style={{ color }}
      {...button}
    >
      {icon}
      {count}
    </SmallButton>
  )
}
