import { MediaView } from '#renderer/entities/files/show/MediaView.tsx'
import type { Post } from '../posts/post.ts'
import { mediaOfPost } from './media-of-post.ts'

/** The picture or video of a post, at its proportions; nothing for a post of words. */
export function PostMedia({ post }: { readonly post: Post }) {
  const media = mediaOfPost(post)
  return media && <MediaView media={media} />
}
