import { joinBytes } from './join-bytes.ts'

const HEADER = 12
const NOTES = new Set(['EXIF', 'XMP '])
/** Of the flags in a VP8X chunk, those that announce notes. */
const HAS_NOTES = 0x0c

/** A WebP without its chunks of notes (https://developers.google.com/speed/webp/docs/riff_container). */
export function webpWithoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = [...chunksOf(bytes)].filter(({ name }) => !NOTES.has(name))
  const webp = joinBytes([bytes.subarray(0, HEADER), ...chunks.map((chunk) => chunk.bytes)])
  new DataView(webp.buffer).setUint32(4, webp.length - 8, true)
  if (chunks[0]?.name === 'VP8X') webp[HEADER + 8] = (webp[HEADER + 8] ?? 0) & ~HAS_NOTES
  return webp
}

function* chunksOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = HEADER
  while (at + 8 <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4))
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    yield { name, bytes: bytes.subarray(at, end) }
    at = end
  }
}
