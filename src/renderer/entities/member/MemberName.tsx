import { styled } from '@mui/material/styles'

/** A member's name in a row, cut where there is no room for all of it. */
export const MemberName = styled('span')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  // Beside the picture, whichever way the name is read.
  textAlign: 'left',
  '&[data-unread]': { fontWeight: 700 },
})
