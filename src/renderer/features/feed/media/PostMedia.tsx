import { useState } from 'react'
import { useFileAddress } from '#renderer/entities/files/shown/use-file-address.ts'
import { hasMedia, type Post } from '../posts/post.ts'
import { BrokenMedia } from './BrokenMedia.tsx'
import { MediaFrame } from './MediaFrame.tsx'
import { PostImage } from './PostImage.tsx'
import { PostVideo } from './PostVideo.tsx'

interface PostMediaProps {
  readonly post: Post
}

/** The picture or video of a post, at its proportions; nothing for a post of words. */
export function PostMedia({ post }: PostMediaProps) {
  return hasMedia(post) ? (
    <MediaFrame of={post}>
      <Shown post={post} />
    </MediaFrame>
  ) : null
}

function Shown({ post }: PostMediaProps) {
  const { image_url, video_url } = post
  const { address, isError, renew } = useFileAddress(video_url ?? image_url)
  const [isBroken, setIsBroken] = useState(false)
  const onBroken = () => setIsBroken(true)
  const retry = async () => {
    await renew()
    setIsBroken(false)
  }
  if (isBroken || isError) return <BrokenMedia isVideo={video_url !== null} onRetry={() => void retry()} />
  if (!address) return null
  return video_url === null ? (
    <PostImage post={post} address={address} onBroken={onBroken} />
  ) : (
    <PostVideo post={post} address={address} onBroken={onBroken} />
  )
}
