import { use } from 'react'
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
  return (
    <button type="button" title={copy.enlarge} aria-haspopup="dialog" onClick={() => enlarge(id)}>
      <img src={address} alt={alt} loading="lazy" decoding="async" draggable={false} onError={onBroken} />
    </button>
  )
}
