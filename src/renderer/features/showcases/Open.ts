import { styled } from '@mui/material/styles'
import { ink, scale } from '#renderer/theme/tokens.ts'

/** Title of a part that stands on the planet as it is. */
export const OpenTitle = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 14px' }))

/** Name of a thing of such a part. */
export const OpenWords = styled('h3')({
  margin: '0 0 4px',
  ...scale.text,
  fontWeight: 600,
  color: ink.primary,
})
