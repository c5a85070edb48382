import { useState } from 'react'
import { useFileAddress } from '../shown/use-file-address.ts'
import { BrokenMedia } from './BrokenMedia.tsx'
import { MediaFrame } from './MediaFrame.tsx'
import { MediaImage } from './MediaImage.tsx'
import { MediaVideo } from './MediaVideo.tsx'
import type { Media } from './media.ts'

interface MediaViewProps {
  readonly media: Media
  /** Pixels that it may take. */
  readonly mostHeight?: number
}

/** A picture or video at its proportions. */
export const MediaView = ({ media, mostHeight }: MediaViewProps) => (
  <MediaFrame of={media} mostHeight={mostHeight}>
    <Shown media={media} />
  </MediaFrame>
)

function Shown({ media }: MediaViewProps) {
  const { address, isError, renew } = useFileAddress(media.stored)
  const [isBroken, setIsBroken] = useState(false)
  const onBroken = () => setIsBroken(true)
  const retry = async () => {
    await renew()
    setIsBroken(false)
  }
  if (isBroken || isError) return <BrokenMedia isVideo={media.isVideo} onRetry={() => void retry()} />
  if (!address) return null
  const Part = media.isVideo ? MediaVideo : MediaImage
  return <Part media={media} address={address} onBroken={onBroken} />
}
