import { use, useState } from 'react'
import { fits, isKnownToFit } from '#renderer/ui/picture/fit-picture.ts'
import { copy } from './copy.ts'
import { EnlargeContext } from './enlarge.ts'
import type { Media } from './media.ts'

interface MediaImageProps {
  readonly media: Media
  readonly address: string
  readonly onBroken: () => void
}

/** Loaded when it comes near the window; opens large. */
export function MediaImage({ media: { id, alt }, address, onBroken }: MediaImageProps) {
  const enlarge = use(EnlargeContext)
  const [shown, setShown] = useState<string>()
  const isFit = shown === address || isKnownToFit(address)
  return (
    <button type="button" title={copy.enlarge} aria-haspopup="dialog" onClick={() => enlarge(id)}>
      <img
        src={address}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        // Not hidden: what is not seen still has its name.
        style={{ opacity: isFit ? 1 : 0 }}
        onLoad={({ currentTarget }) => (fits(currentTarget, address) ? setShown(address) : onBroken())}
        onError={onBroken}
      />
    </button>
  )
}
