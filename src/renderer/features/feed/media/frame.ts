import type { PostMedia } from '../posts/post.ts'

/** Width by height of what is told without a size. */
const USUAL = 4 / 3
/** Beyond these a picture is shown in part; the whole of it when it is opened. */
const TALLEST = 2 / 3
const WIDEST = 3
/** Pixels. */
const MOST_HEIGHT = 540
/** Pixels: a picture smaller than this is enlarged to it, no other beyond its own size. */
const LEAST_WIDTH = 160

/** Room for a picture or video at its proportions, known before it is loaded. */
export interface Frame {
  /** Width by height. */
  readonly ratio: number
  /** Pixels. */
  readonly maxWidth: number
}

export function frameOf({ media_width, media_height }: PostMedia): Frame {
  const told = media_width && media_height ? media_width / media_height : USUAL
  const ratio = Math.min(WIDEST, Math.max(TALLEST, told))
  const own = Math.max(LEAST_WIDTH, media_width ?? Infinity)
  return { ratio, maxWidth: Math.min(own, Math.round(ratio * MOST_HEIGHT)) }
}

/** Pixels that it takes in a column of this width. */
export const frameHeight = ({ ratio, maxWidth }: Frame, column: number): number =>
  Math.min(column, maxWidth) / ratio
