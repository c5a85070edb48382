import { useState } from 'react'
import { drawingOf } from '#renderer/ui/fit-picture.ts'
import { useFileAddress } from '../shown/use-file-address.ts'
import { BrokenMedia, LargeImage } from './BrokenMedia.tsx'
import { MediaFrame } from './MediaFrame.tsx'
import { MediaImage, type ImageFailure } from './MediaImage.tsx'
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
  const [failure, setFailure] = useState<ImageFailure | undefined>(
    isTooLarge(media) ? 'too-large' : undefined,
  )
  const retry = async () => {
    await stored.renew()
    setFailure(undefined)
  }
  if (failure === 'too-large') return <LargeImage address={address} stored={media.stored} />
  if (failure || stored.isError) return <BrokenMedia isVideo={media.isVideo} onRetry={() => void retry()} />
  if (!address) return null
  if (media.isVideo)
    return <MediaVideo media={media} address={address} onBroken={() => setFailure('broken')} />
  return <MediaImage media={media} address={address} onFail={setFailure} />
}

/** As its sender tells: it is not even loaded. */
const isTooLarge = ({ isVideo, width, height }: Media) =>
  !isVideo && width !== null && height !== null && drawingOf({ width, height }) === 'never'
