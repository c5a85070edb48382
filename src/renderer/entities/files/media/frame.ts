import type { MediaForm } from './media.ts'

/** Width by height of what is told without a size. */
const USUAL = 4 / 3
/** Beyond these a picture would be a line, and the controls of a video have no room: there is ground around it. */
const TALLEST = { picture: 1 / 8, video: 4 / 9 }
const WIDEST = 8
/** Pixels. */
export const MOST_HEIGHT = 540

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
