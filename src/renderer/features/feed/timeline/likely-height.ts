import { frameHeight, frameOf } from '../media/frame.ts'
import { hasMedia, type Post } from '../posts/post.ts'

/** Pixels of a post with two lines of text. */
const TEXT = 117
/** Pixels that the column beside the avatars has in a usual window. */
const COLUMN = 560
const MARGIN = 10

/** Pixels that a post is likely to take, known before it is drawn. */
export const likelyHeight = (post: Post): number =>
  TEXT + (hasMedia(post) ? frameHeight(frameOf(post), COLUMN) + MARGIN : 0)
