import { styled } from '@mui/material/styles'
import { ink, scale } from '#renderer/theme/tokens.ts'

/** What a section is for, in a sentence or two. */
export const Lead = styled('p')({
  margin: '0 auto',
  maxWidth: 560,
  paddingInline: 16,
  ...scale.text,
  color: ink.primary,
  textWrap: 'balance',
})
