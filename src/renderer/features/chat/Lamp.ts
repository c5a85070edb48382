import { styled } from '@mui/material/styles'
import { lamp, space } from '#renderer/theme/tokens.ts'

/** The warm light of people being there, on the edge of what it says it of; the words stand beside it, for readers. */
export const Lamp = styled('span')({
  position: 'absolute',
  width: 12,
  height: 12,
  border: `2px solid ${space.cabin}`,
  borderRadius: '50%',
  backgroundColor: lamp.glow,
  forcedColorAdjust: 'none',
})
