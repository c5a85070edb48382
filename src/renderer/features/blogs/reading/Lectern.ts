import { styled } from '@mui/material/styles'
import { radius, space } from '#renderer/theme/tokens.ts'

/** Where a book lies open: as high as the window allows. */
export const Lectern = styled('section')({
  position: 'relative',
  display: 'grid',
  // Of the pane, so that all of it can be in sight.
  height: 'calc(100dvh - 120px)',
  minHeight: 360,
  overflow: 'clip',
  border: `1px solid ${space.line}`,
  borderRadius: radius.large,
  backgroundColor: space.deep,
  '& > iframe': { width: '100%', height: '100%', border: 0, colorScheme: 'dark' },
})
