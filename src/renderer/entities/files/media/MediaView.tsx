import { useState } from 'react'
import { useFileAddress } from '../shown/use-file-address.ts'
import { BrokenMedia } from './BrokenMedia.tsx'
import { MediaFrame } from './MediaFrame.tsx'
import { MediaImage } from './MediaImage.tsx'
import { MediaVideo } from './MediaVideo.tsx'
import type { Media } from './media.ts'

interface MediaViewProps {
  readonly media: Media
  /** An address for the same file on this machine, which is shown in place of the stored one. */
  readonly local?: string | undefined
  /** Pixels that it may take. */
  readonly mostHeight?: number
}

/** A picture or video at its proportions. */
export const MediaView = ({ media, local, mostHeight }: MediaViewProps) => (
  <MediaFrame of={media} mostHeight={mostHeight}>
    <Shown media={media} local={local} />
  </MediaFrame>
)

function Shown({ media, local }: Omit<MediaViewProps, 'mostHeight'>) {
  const stored = useFileAddress(local === undefined ? media.stored : null)
  const address = local ?? stored.address
  const [isBroken, setIsBroken] = useState(false)
  const onBroken = () => setIsBroken(true)
  const retry = async () => {
    await stored.renew()
    setIsBroken(false)
  }
  if (isBroken || stored.isError) return <BrokenMedia isVideo={media.isVideo} onRetry={() => void retry()} />
  if (!address) return null
  const Part = media.isVideo ? MediaVideo : MediaImage
  return <Part media={media} address={address} onBroken={onBroken} />
}
