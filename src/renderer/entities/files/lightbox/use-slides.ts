import { useAtomValue } from 'jotai'
import { smallCopiesAtom } from '#renderer/ui/small-copies.ts'
import type { Media } from '../media/media.ts'
import { useFileAddresses } from '../shown/use-file-addresses.ts'

export interface Slide {
  readonly id: string
  readonly stored: string
  /** Of the picture itself. */
  readonly address: string
  /** By which it is drawn. */
  readonly src: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
}

/** Pictures as one leafs through them. Videos are played where they are. */
export function useSlides(media: readonly Media[]): readonly Slide[] {
  const shown = media.filter(({ isVideo }) => !isVideo)
  const addresses = useFileAddresses(shown.map(({ stored }) => stored))
  const copies = useAtomValue(smallCopiesAtom)
  return shown.map(({ id, stored, alt, width, height }, index) => {
    const address = addresses[index] ?? ''
    const src = copies.get(address) ?? address
    return { id, stored, address, src, alt, ...(width && height ? { width, height } : {}) }
  })
}
