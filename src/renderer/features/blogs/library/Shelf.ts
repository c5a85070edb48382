import { styled } from '@mui/material/styles'
import { radius, space } from '#renderer/theme/tokens.ts'

/** What the shelf stands on, over planet and sky. */
export const Surface = styled('section')(({ theme }) => ({
  alignSelf: 'start',
  width: '100%',
  maxWidth: 1120,
  margin: '0 auto',
  padding: '20px 24px 28px',
  border: `1px solid ${space.line}`,
  borderRadius: radius.large,
  backgroundColor: space.sheet,
  [theme.breakpoints.down('sm')]: { padding: '16px 14px 22px' },
}))

/** Books side by side, as many as there is room for. */
export const Shelf = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(132px, 42%), 1fr))',
  gap: '28px 20px',
} as const
