import { styled } from '@mui/material/styles'
import { space } from '#renderer/theme/tokens.ts'

/** Opaque, since something may be drawn behind it. */
const ghost = {
  display: 'block',
  flexShrink: 0,
  backgroundColor: space.raised,
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
}

/** Placeholder of an avatar. */
export const SkeletonDisc = styled('span')({ ...ghost, borderRadius: '50%', aspectRatio: 1 })

/** Placeholder of a line of text, as high as lower-case letters. */
export const SkeletonLine = styled('span')({ ...ghost, borderRadius: 5, height: 10 })
