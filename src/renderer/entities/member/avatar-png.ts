import { loadPicture } from '#renderer/ui/fit-picture.ts'
import { pictureOf, seedOf } from './avatar-address.ts'
import { drawPlanet } from './draw-planet.ts'

/** Pixels per side. */
const SIDE = 96
/** Milliseconds after which the picture comes too late. */
const PATIENCE = 1_000

/** A member's picture or planet as a round PNG, for the system's notifications. `null` if it is not ready in time. */
export async function avatarPng(username: string, address: string | null): Promise<Uint8Array | null> {
  const picture = pictureOf(address)
  const planet = drawPlanet(seedOf(address, username))
  const late = new Promise<null>((resolve) => void setTimeout(resolve, PATIENCE, null))
  const drawing = loadPicture(picture ?? planet)
    .catch(() => loadPicture(planet))
    .then(drawRound)
  try {
    return await Promise.race([drawing, late])
  } catch (error) {
    console.error('the picture of a member could not be drawn', error)
    return null
  }
}

async function drawRound(image: HTMLImageElement): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const pen = canvas.getContext('2d')
  pen?.arc(SIDE / 2, SIDE / 2, SIDE / 2, 0, 2 * Math.PI)
  pen?.clip()
  const scale = SIDE / Math.min(image.naturalWidth, image.naturalHeight)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  // Cropping is not possible: an SVG has no pixels.
  pen?.drawImage(image, (SIDE - width) / 2, (SIDE - height) / 2, width, height)
  return (await canvas.convertToBlob({ type: 'image/png' })).bytes()
}
