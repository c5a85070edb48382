/** Pixels of the largest picture that is drawn: 64 MiB, whatever its file has. One of 50 kB can have hundreds of millions. */
const MOST_PIXELS = 4096 * 4096
/** Addresses remembered. */
const MOST_KNOWN = 2_000

const known = new Set<string>()

/** Whether a picture of this address has come before, and could be drawn. */
export const isKnownToFit = (address: string): boolean => known.has(address)

/** Whether a picture that has come may be drawn. Its pixels are made when it is, not before. */
export function fits({ naturalWidth, naturalHeight }: HTMLImageElement, address: string): boolean {
  if (naturalWidth * naturalHeight > MOST_PIXELS) return false
  if (known.size >= MOST_KNOWN) known.clear()
  known.add(address)
  return true
}

/**
 * A picture that may be drawn.
 * @param isRead whether its pixels are read, which takes the leave of the server it comes from
 * @throws where none comes, or one that is too large
 */
export async function loadPicture(address: string, isRead = false): Promise<HTMLImageElement> {
  const image = new Image()
  if (isRead) image.crossOrigin = 'anonymous'
  await new Promise((resolve, reject) => {
    image.onload = resolve
    image.onerror = () => reject(new Error('The picture does not come'))
    image.src = address
  })
  if (fits(image, address)) return image
  throw new Error(`The picture is too large: ${image.naturalWidth} × ${image.naturalHeight}`)
}
