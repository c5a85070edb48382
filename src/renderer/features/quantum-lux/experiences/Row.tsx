import { styled } from '@mui/material/styles'
import { radius, space } from '#renderer/theme/tokens.ts'

/** An experience on its surface: the picture with the head beside it, and all else below the head, or below both. */
export const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '6px 18px',
  padding: '18px 0 10px',
  borderTop: `1px solid ${space.line}`,
  // Marks piled on a letter stay in the row of who wrote them.
  overflowY: 'clip',
  '&:focus-visible': { outlineOffset: 2, borderRadius: 10 },
  '& > :first-of-type': { gridRow: '1 / span 2' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    columnGap: 12,
    '& > :first-of-type': { gridRow: 1 },
    '& > :last-of-type': { gridColumn: '1 / -1' },
  },
}))

export const Cover = styled('div')({
  aspectRatio: '3 / 2',
  alignSelf: 'start',
  overflow: 'clip',
  borderRadius: radius.medium,
  backgroundColor: space.raised,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
})
