import { styled } from '@mui/material/styles'
import { space } from '#renderer/theme/tokens.ts'

/** Title of a board, over what stands on it. */
export const BoardTitle = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  padding: '14px 20px',
  borderBottom: `1px solid ${space.line}`,
}))
