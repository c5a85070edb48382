import { styled } from '@mui/material/styles'
import { radius, space } from '#renderer/theme/tokens.ts'

/** The one surface that a feed stands on, over the sky. Its rows draw nothing but hairlines and the orbit line. */
export const Sheet = styled('section')(({ theme }) => ({
  '--edge': '20px',
  '--hairline': `1px solid ${space.line}`,
  border: 'var(--hairline)',
  borderRadius: radius.large,
  backgroundColor: space.sheet,
  [theme.breakpoints.down('sm')]: { '--edge': '12px' },
}))
