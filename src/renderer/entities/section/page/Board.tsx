import { styled } from '@mui/material/styles'
import { radius, space } from '#renderer/theme/tokens.ts'

/** A surface on the planet, for what is longer than a few lines: it may be scrolled up over the sky. */
export const Board = styled('section')({
  margin: '24px auto 0',
  width: '100%',
  maxWidth: 880,
  overflow: 'hidden',
  // What stands on it is laid out for its width: beside an open chat it has half of that of the window.
  containerType: 'inline-size',
  border: `1px solid ${space.line}`,
  borderRadius: radius.large,
  backgroundColor: space.sheet,
  textAlign: 'start',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})
