import { styled } from '@mui/material/styles'
import { radius, space } from '#renderer/theme/tokens.ts'

/** What is written on, over the sky. */
export const Desk = styled('div')(({ theme }) => ({
  padding: 24,
  border: `1px solid ${space.line}`,
  borderRadius: radius.large,
  backgroundColor: space.sheet,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}))
