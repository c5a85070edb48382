import { copy } from '#renderer/entities/files/copy.ts'
import type { Media } from '#renderer/entities/files/show/media.ts'
import type { Post } from './post.ts'

/** The picture or video of a post; `null` for a text. */
export function mediaOfPost(post: Post): Media | null {
  const { id, image_url, video_url, image_alt, author, media_width: width, media_height: height } = post
  const stored = video_url ?? image_url
  if (stored === null) return null
  const isVideo = video_url !== null
  const alt = image_alt ?? (isVideo ? copy.videoOf : copy.imageOf)(author.username)
  return { id, stored, still: isVideo ? image_url : null, alt, isVideo, width, height }
}
