import { use } from 'react'
import type { Post } from '../posts/post.ts'
import { copy } from './copy.ts'
import { EnlargeContext } from './enlarge.ts'

interface PostImageProps {
  readonly post: Post
  readonly address: string
  readonly onBroken: () => void
}

/** Loaded when it comes near the window; opens large. */
export function PostImage({ post, address, onBroken }: PostImageProps) {
  const enlarge = use(EnlargeContext)
  const { image_alt, author } = post
  return (
    <button type="button" title={copy.enlarge} aria-haspopup="dialog" onClick={() => enlarge(post.id)}>
      <img
        src={address}
        alt={image_alt ?? copy.imageOf(author.username)}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={onBroken}
      />
    </button>
  )
}
