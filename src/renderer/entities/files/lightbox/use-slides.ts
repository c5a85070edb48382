import type { Media } from '../media/media.ts'
import { useFileAddresses } from '../shown/use-file-addresses.ts'

export interface Slide {
  readonly id: string
  readonly stored: string
  readonly src: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
}

/** Pictures as one leafs through them. Videos are played where they are. */
export function useSlides(media: readonly Media[]): readonly Slide[] {
  const shown = media.filter(({ isVideo }) => !isVideo)
  const addresses = useFileAddresses(shown.map(({ stored }) => stored))
  return shown.map(({ id, stored, alt, width, height }, index) => ({
    id,
    stored,
    src: addresses[index] ?? '',
    alt,
    ...(width && height ? { width, height } : {}),
  }))
}
