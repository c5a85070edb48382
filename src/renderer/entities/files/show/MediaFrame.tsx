import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { radius, space } from '#renderer/theme/tokens.ts'
import type { MediaForm } from './media.ts'

/** In place of a picture on its way: the sky before a moonrise, so that its room looks like one. */
export const awaited = `radial-gradient(90% 70% at 50% 110%, ${space.own}, transparent), linear-gradient(${space.deep}, ${space.raised})`

/** A single plain element, like all parts of a card. */
const Box = styled('div')({
  position: 'relative',
  margin: '6px 0 4px',
  width: '100%',
  overflow: 'clip',
  borderRadius: radius.medium,
  background: awaited,
  // Text in place of a small or narrow picture.
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
  // Where faces mostly are.
  '&[data-fills] img': { objectFit: 'cover', objectPosition: '50% 30%' },
})

/**
 * A picture for which a window is too low, unless it is upright, gets this much wider than its height lets it, and a
 * quarter of it is cut off above and below: most then fill the column, and none loses what it is about.
 */
const WIDER = 4 / 3

interface MediaFrameProps {
  readonly of: MediaForm
  /** Largest height in pixels. */
  readonly mostHeight?: number | undefined
  /** Largest height as a CSS length, if that is less. */
  readonly mostInWindow?: string | undefined
  readonly children: ReactNode
}

/** Reserves the space of a picture or video, so that nothing moves when it loads. */
export function MediaFrame({ of, mostHeight = MOST_HEIGHT, mostInWindow, children }: MediaFrameProps) {
  const { ratio, maxWidth } = frameOf(of, mostHeight)
  const fills = mostInWindow !== undefined && mayBeWider({ ratio, maxWidth }, of)
  const most = mostInWindow
    ? {
        maxWidth: `min(${maxWidth}px, ${fills ? ratio * WIDER : ratio} * ${mostInWindow})`,
        maxHeight: `min(${mostHeight}px, ${mostInWindow})`,
      }
    : { maxWidth, maxHeight: mostHeight }
  return (
    <Box data-fills={fills || undefined} style={{ aspectRatio: ratio, ...most }}>
      {children}
    </Box>
  )
}

/** Space for a picture among others, with the ratio of its place; the rest is cut off. */
export const MediaTile = styled(Box)({
  margin: 0,
  height: '100%',
  '& > button:focus-visible': { outlineOffset: -3 },
  '& img': { objectFit: 'cover' },
})

/** Whether a picture is not upright, and fills its frame as it is: a wider one then cuts off what `WIDER` says. */
const mayBeWider = ({ ratio, maxWidth }: Frame, { isVideo, width, height }: MediaForm): boolean =>
  !isVideo && ratio >= 1 && (!width || !height || (ratio === width / height && width >= maxWidth))

/** Ratio assumed if the size is unknown. */
const USUAL = 4 / 3
/**
 * Narrowest ratios: beyond them a picture would be a line, and the controls of a video would not fit. The frame is
 * wider than its content then.
 */
const TALLEST = { picture: 1 / 8, video: 4 / 9 }
const WIDEST = 8
/** Pixels. */
const MOST_HEIGHT = 540

/** Size of a picture or video, known before it is loaded. */
export interface Frame {
  /** Width to height. */
  readonly ratio: number
  /** Pixels. */
  readonly maxWidth: number
}

/** @param mostHeight largest height in pixels */
export function frameOf({ isVideo, width, height }: MediaForm, mostHeight = MOST_HEIGHT): Frame {
  const tallest = TALLEST[isVideo ? 'video' : 'picture']
  const told = width && height ? width / height : USUAL
  const ratio = Math.min(WIDEST, Math.max(tallest, told))
  const least = tallest * mostHeight
  const own = Math.max(least, width ?? Infinity)
  return { ratio, maxWidth: Math.min(own, ratio * mostHeight) }
}

/** Height in pixels in a column of this width. */
export const frameHeight = ({ ratio, maxWidth }: Frame, column: number): number =>
  Math.min(column, maxWidth) / ratio
