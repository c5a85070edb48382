import { useFileAddress } from '#renderer/entities/files/shown/use-file-address.ts'
import type { Post } from '../posts/post.ts'
import { copy } from './copy.ts'
import { pauseOthers } from './pause-others.ts'

interface PostVideoProps {
  readonly post: Post
  readonly address: string
  readonly onBroken: () => void
}

/** Plays when its reader wants it, and no other then. Without a still it shows its own first picture. */
export function PostVideo({ post, address, onBroken }: PostVideoProps) {
  const { image_url, image_alt, author } = post
  const still = useFileAddress(image_url).address
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- members upload none
    <video
      src={address}
      poster={still}
      preload={image_url === null ? 'metadata' : 'none'}
      controls
      playsInline
      aria-label={image_alt ?? copy.videoOf(author.username)}
      onPlay={({ currentTarget }) => pauseOthers(currentTarget)}
      onError={onBroken}
    />
  )
}
