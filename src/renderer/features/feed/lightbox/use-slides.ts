import { useFileAddresses } from '#renderer/entities/files/shown/use-file-addresses.ts'
import type { Post } from '../posts/post.ts'
import { copy } from '../media/copy.ts'

export interface Slide {
  readonly postId: string
  readonly stored: string
  readonly src: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
}

/** The pictures of posts as one leafs through them. Videos are played where they are. */
export function useSlides(posts: readonly Post[]): readonly Slide[] {
  const shown = posts.filter(({ image_url, video_url }) => image_url !== null && video_url === null)
  const addresses = useFileAddresses(shown.map(({ image_url }) => image_url ?? ''))
  return shown.map(({ id, image_url, image_alt, author, media_width, media_height }, index) => ({
    postId: id,
    stored: image_url ?? '',
    src: addresses[index] ?? '',
    alt: image_alt ?? copy.imageOf(author.username),
    ...(media_width && media_height ? { width: media_width, height: media_height } : {}),
  }))
}
