import { useState } from 'react'
import { useFitPicture } from '#renderer/ui/fit-picture.ts'
import { useFileAddress } from '../shown/use-file-address.ts'
import type { Media } from './media.ts'
import { pauseOthers } from './pause-others.ts'

interface MediaVideoProps {
  readonly media: Media
  readonly address: string
  readonly onBroken: () => void
}

/** Plays when its reader wants it, and no other then. Without a still it shows its own first picture. */
export function MediaVideo({ media: { still, alt }, address, onBroken }: MediaVideoProps) {
  const { picture: poster } = useFitPicture(useFileAddress(still).address)
  // What plays is not begun anew because its address was renewed.
  const [playing, setPlaying] = useState<string>()
  const onError = () => {
    if (playing === undefined || playing === address) onBroken()
    else setPlaying(undefined)
  }
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- members upload none
    <video
      src={playing ?? address}
      poster={poster}
      preload={still === null ? 'metadata' : 'none'}
      controls
      // The program lets nothing be downloaded past it.
      controlsList="nodownload"
      playsInline
      aria-label={alt}
      onPlay={({ currentTarget }) => {
        setPlaying((known) => known ?? address)
        pauseOthers(currentTarget)
      }}
      onError={onError}
    />
  )
}
