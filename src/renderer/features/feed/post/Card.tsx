import { keyframes, styled } from '@mui/material/styles'
import { space } from '#renderer/theme/tokens.ts'
import { orbitLine } from '../posts/orbit-line.ts'

const slideIn = keyframes({ from: { transform: 'translateY(-12px)', opacity: 0 } })

/** A post on the sheet: the avatar stands on the orbit line, all else beside it. */
export const Card = styled('article')({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: 14,
  padding: '10px var(--edge) 2px',
  borderBottom: 'var(--hairline)',
  ...orbitLine,
  '& > *': { gridColumn: 2 },
  // The avatar.
  '& > a': { gridColumn: 1, gridRow: '1 / span 2', boxShadow: `0 0 0 4px ${space.sheet}` },
  '&:focus-visible': { outlineOffset: -3, borderRadius: 10 },
  '&[data-arriving]': { animation: `${slideIn} 260ms ease-out` },
})
