import { styled } from '@mui/material/styles'
import type { HTMLAttributes } from 'react'
import { lamp } from '#renderer/theme/tokens.ts'

interface CountBadgeProps extends HTMLAttributes<HTMLSpanElement> {
  readonly count: number
}

/** Longer ones are not read but seen to be many. */
const MOST = 99

const Pill = styled('span')({
  flexShrink: 0,
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  // What is unread is a person waiting.
  backgroundColor: lamp.glow,
  color: lamp.ink,
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '20px',
  textAlign: 'center',
  forcedColorAdjust: 'none',
})

/** How many wait to be looked at. */
export function CountBadge({ count, ...rest }: CountBadgeProps) {
  return <Pill {...rest}>{count > MOST ? `${MOST}+` : count}</Pill>
}
