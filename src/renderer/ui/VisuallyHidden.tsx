import { styled } from '@mui/material/styles'

/** For the ear only. What is around it has to be positioned, or it would lengthen the page. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const VisuallyHidden = styled('span')(visuallyHidden)
