import { styled } from '@mui/material/styles'
import { space } from '#renderer/theme/tokens.ts'

/** Opaque, for what may be drawn behind it. */
const ghost = {
  display: 'block',
  flexShrink: 0,
  backgroundColor: space.raised,
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
}

/** Stands for an avatar that is not there yet. */
export const SkeletonDisc = styled('span')({ ...ghost, borderRadius: '50%', aspectRatio: 1 })

/** Stands for a line of text that is not there yet, as high as small letters are. */
export const SkeletonLine = styled('span')({ ...ghost, borderRadius: 5, height: 10 })
