import { styled } from '@mui/material/styles'

/** A button below a text that looks like a link. */
export const TextButton = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  justifySelf: 'start',
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.palette.secondary.main,
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
}))
