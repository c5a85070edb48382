import { styled } from '@mui/material/styles'
import { ink, scale, space } from '#renderer/theme/tokens.ts'

const Pill = styled('div')({
  width: 'fit-content',
  padding: '1px 12px',
  border: `1px solid ${space.line}`,
  borderRadius: 12,
  backgroundColor: space.surface,
  color: ink.secondary,
  ...scale.small,
  pointerEvents: 'none',
})
const TOP = 8

/** The name of a day, above its first message, where it stays while that is read. */
export const DayPill = styled(Pill)({ position: 'sticky', zIndex: 1, top: TOP, margin: '8px auto' })

/** The same above messages whose first is further up. */
export const DayAbove = styled(Pill)({
  position: 'absolute',
  zIndex: 1,
  top: TOP,
  left: '50%',
  transform: 'translateX(-50%)',
})
