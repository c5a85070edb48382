import { store } from '#renderer/lib/state/store.ts'
import { whilePending } from '#renderer/server/pending-pictures.ts'
import { smallCopiesAtom, smallCopy } from './small-copies.ts'

/** Pixels of the largest picture that is drawn as it is: 64 MiB, whatever its file has. One of 50 kB can have hundreds of millions. */
const MOST_AS_IT_IS = 4096 * 4096
/** Pixels of the largest that is drawn at all, from a smaller copy: 256 MiB for as long as that is made. */
const MOST = 64_000_000
/** Addresses remembered. */
const MOST_KNOWN = 2_000

/** In pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/** A picture that has more pixels than this program draws. No other attempt will change that. */
export class PictureTooLarge extends Error {
  constructor({ width, height }: Size) {
    super(`too large to be drawn: ${width} × ${height}`)
  }
}

/** How a picture of this size is drawn. */
export function drawingOf({ width, height }: Size): 'as-it-is' | 'small' | 'never' {
  const pixels = width * height
  if (pixels <= MOST_AS_IT_IS) return 'as-it-is'
  return pixels <= MOST ? 'small' : 'never'
}

const known = new Set<string>()

/** From now on the picture of this address is known to be one that is drawn as it is. */
export function noteFit(address: string): void {
  if (known.size >= MOST_KNOWN) known.clear()
  known.add(address)
}

/** The address by which a picture is drawn that has come before, its own or that of a smaller copy. */
export const knownToFit = (address: string): string | undefined =>
  known.has(address) ? address : store.get(smallCopiesAtom).get(address)

/**
 * The address by which a picture may be drawn once it has come: its own, or that of a smaller copy. Its pixels are made
 * when it is drawn, not before.
 * @param signal aborted once nobody waits for it any more
 * @throws {PictureTooLarge}, and where none comes
 */
export async function fitPicture(address: string, signal?: AbortSignal): Promise<string> {
  return fitted(await load(address), address, signal)
}

/** As `fitPicture`, as an image whose pixels may be read. That takes the leave of the server it comes from. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = await load(address, 'anonymous')
  const shown = await fitted(image, address)
  return shown === address ? image : load(shown)
}

async function load(address: string, crossOrigin: 'anonymous' | null = null): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = crossOrigin
  const coming = new Promise((resolve, reject) => {
    image.onload = resolve
    image.onerror = () => reject(new Error('The picture does not come'))
    image.src = address
  })
  await whilePending(image, coming)
  return image
}

async function fitted(image: HTMLImageElement, address: string, signal?: AbortSignal): Promise<string> {
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const drawing = drawingOf(size)
  if (drawing === 'never') throw new PictureTooLarge(size)
  if (drawing === 'small') return smallCopy(address, signal)
  noteFit(address)
  return address
}
