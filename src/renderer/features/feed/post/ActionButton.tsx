import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'

interface ActionButtonProps extends Omit<ButtonProps, 'color' | 'children' | 'sx'> {
  readonly label: string
  readonly icon: ReactNode
  readonly count?: number
  readonly color?: string
  /** First of the group at the far end. */
  readonly isPushedRight?: boolean
}

/** Small button under a post: an icon, and a number where there is something to count. */
export function ActionButton(props: ActionButtonProps) {
  const { label, icon, count, color = 'text.secondary', isPushedRight = false, ...button } = props
  return (
    <Button
      variant="text"
      title={label}
      aria-label={count === undefined ? label : `${label}: ${count}`}
      sx={{
        color,
        minWidth: 44,
        minHeight: 40,
        px: 1.25,
        gap: 0.75,
        fontVariantNumeric: 'tabular-nums',
        ...(isPushedRight && { ml: 'auto' }),
      }}
      {...button}
    >
      {icon}
      {count !== undefined && <span>{count}</span>}
    </Button>
  )
}
