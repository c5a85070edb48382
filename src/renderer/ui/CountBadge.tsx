import { styled } from '@mui/material/styles'
import type { HTMLAttributes } from 'react'
import { lamp } from '#renderer/theme/tokens.ts'

interface CountBadgeProps extends HTMLAttributes<HTMLSpanElement> {
  readonly count: number
}

/** Higher counts show as "99+": they need not be exact. */
const MOST = 99

const Pill = styled('span')({
  flexShrink: 0,
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  // The lamp colour, because a person is waiting.
  backgroundColor: lamp.glow,
  color: lamp.ink,
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '20px',
  textAlign: 'center',
  forcedColorAdjust: 'none',
})

/** A badge with a number of new items. */
export function CountBadge({ count, ...rest }: CountBadgeProps) {
  return <Pill {...rest}>{count > MOST ? `${MOST}+` : count}</Pill>
}
