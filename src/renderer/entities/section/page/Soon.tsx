import { styled } from '@mui/material/styles'
import { ACCENT } from '#renderer/theme/accent.ts'
import { scale } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'

const Word = styled('p')({
  margin: '0 0 8px',
  ...scale.small,
  fontWeight: 600,
  color: ACCENT,
  letterSpacing: '0.02em',
})

/** Says that what follows comes later. */
export const Soon = () => <Word>{copy.soon}</Word>
