import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { radius, space } from '#renderer/theme/tokens.ts'
import type { MediaForm } from './media.ts'

/** In the tone of the sheet until there is something to see. One plain element, as all of a card. */
const Box = styled('div')({
  position: 'relative',
  margin: '6px 0 4px',
  width: '100%',
  overflow: 'clip',
  borderRadius: radius.medium,
  backgroundColor: space.raised,
  // What is said in the place of a small or narrow picture.
  '&:has(> div)': { minWidth: 'min(100%, 120px)' },
  '& > button': {
    display: 'block',
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    cursor: 'zoom-in',
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& img, & video': { display: 'block', width: '100%', height: '100%', objectFit: 'scale-down' },
  '& video': { objectFit: 'contain', backgroundColor: space.void },
  '&[data-fills] img': { objectFit: 'cover' },
})

/** Width by height from which on a picture fills its column where the window is low: a little above and below is cut off. */
const FILLS = 1.3

interface MediaFrameProps {
  readonly of: MediaForm
  /** Pixels that it may take. */
  readonly mostHeight?: number | undefined
  /** A length of CSS that it may take at most, where that is less. */
  readonly mostInWindow?: string | undefined
  readonly children: ReactNode
}

/** Room for a picture or video, which moves nothing when it comes. */
export function MediaFrame({ of, mostHeight = MOST_HEIGHT, mostInWindow, children }: MediaFrameProps) {
  const { ratio, maxWidth } = frameOf(of, mostHeight)
  const fills = mostInWindow !== undefined && !of.isVideo && ratio >= FILLS
  const most = mostInWindow
    ? {
        maxWidth: fills ? maxWidth : `min(${maxWidth}px, ${ratio} * ${mostInWindow})`,
        maxHeight: `min(${mostHeight}px, ${mostInWindow})`,
      }
    : { maxWidth, maxHeight: mostHeight }
  return (
    <Box data-fills={fills || undefined} style={{ aspectRatio: ratio, ...most }}>
      {children}
    </Box>
  )
}

/** Room for a picture among others, at the proportions that its place has: what does not fit is cut off. */
export const MediaTile = styled(Box)({
  margin: 0,
  height: '100%',
  '& > button:focus-visible': { outlineOffset: -3 },
  '& img': { objectFit: 'cover' },
})

/** Width by height of what is told without a size. */
const USUAL = 4 / 3
/** Beyond these a picture would be a line, and the controls of a video have no room: there is ground around it. */
const TALLEST = { picture: 1 / 8, video: 4 / 9 }
const WIDEST = 8
/** Pixels. */
const MOST_HEIGHT = 540

/** Room for a picture or video at its proportions, known before it is loaded. */
export interface Frame {
  /** Width by height. */
  readonly ratio: number
  /** Pixels. */
  readonly maxWidth: number
}

/** @param mostHeight pixels that it may take */
export function frameOf({ isVideo, width, height }: MediaForm, mostHeight = MOST_HEIGHT): Frame {
  const tallest = TALLEST[isVideo ? 'video' : 'picture']
  const told = width && height ? width / height : USUAL
  const ratio = Math.min(WIDEST, Math.max(tallest, told))
  const least = tallest * mostHeight
  const own = Math.max(least, width ?? Infinity)
  return { ratio, maxWidth: Math.min(own, ratio * mostHeight) }
}

/** Pixels that it takes in a column of this width. */
export const frameHeight = ({ ratio, maxWidth }: Frame, column: number): number =>
  Math.min(column, maxWidth) / ratio
