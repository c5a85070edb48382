import { styled } from '@mui/material/styles'

/** Hides content visually but not from screen readers. Its container must be positioned, or the page grows. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const VisuallyHidden = styled('span')(visuallyHidden)
