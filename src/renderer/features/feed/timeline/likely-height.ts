import { frameHeight, frameOf } from '#renderer/entities/files/show/MediaFrame.tsx'
import { mediaOfPost } from '../media/media-of-post.ts'
import type { Post } from '../posts/post.ts'

/** Pixels of a post with two lines of text. */
const TEXT = 117
/** Pixels that the column beside the avatars has in a usual window. */
const COLUMN = 560
const MARGIN = 10

/** Pixels that a post is likely to take, known before it is drawn. */
export function likelyHeight(post: Post): number {
  const media = mediaOfPost(post)
  return TEXT + (media ? frameHeight(frameOf(media), COLUMN) + MARGIN : 0)
}
