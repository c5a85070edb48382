const WEBP_HEADER = 12
const NOTES = new Set(['EXIF', 'XMP '])
/** Flags of a VP8X chunk that announce metadata. */
const HAS_NOTES = 0x0c

/** A WebP without its metadata chunks (https://developers.google.com/speed/webp/docs/riff_container). */
export function webpWithoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = [...chunksOf(bytes)].filter(({ name }) => !NOTES.has(name))
  const webp = joinBytes([bytes.subarray(0, WEBP_HEADER), ...chunks.map((chunk) => chunk.bytes)])
  new DataView(webp.buffer).setUint32(4, webp.length - 8, true)
  if (chunks[0]?.name === 'VP8X') webp[WEBP_HEADER + 8] = (webp[WEBP_HEADER + 8] ?? 0) & ~HAS_NOTES
  return webp
}

function* chunksOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = WEBP_HEADER
  while (at + 8 <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4))
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    yield { name, bytes: bytes.subarray(at, end) }
    at = end
  }
}

const GIF_HEADER = 13
const IMAGE = 0x2c
const EXTENSION = 0x21
const COMMENT = 0xfe
const APPLICATION = 0xff
/** Application extensions that control the looping. */
const PLAYING = /^(NETSCAPE|ANIMEXTS)/

/** A GIF without comments and other application data (https://www.w3.org/Graphics/GIF/spec-gif89a.txt). */
export function gifWithoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = GIF_HEADER + colorTable(bytes[10])
  const parts = [bytes.subarray(0, start)]
  let at = start
  while (at < bytes.length) {
    const end = endOfBlock(bytes, at)
    const block = bytes.subarray(at, end)
    if (!isNote(block)) parts.push(block)
    at = end
  }
  return joinBytes(parts)
}

function isNote(block: Uint8Array): boolean {
  if (block[0] !== EXTENSION) return false
  if (block[1] === COMMENT) return true
  return block[1] === APPLICATION && !PLAYING.test(String.fromCharCode(...block.subarray(3, 11)))
}

function endOfBlock(bytes: Uint8Array, at: number): number {
  if (bytes[at] === EXTENSION) return endOfData(bytes, at + 2)
  if (bytes[at] === IMAGE) return endOfData(bytes, at + 11 + colorTable(bytes[at + 9]))
  // The end of the file, or a block that no reader understands.
  return bytes.length
}

/** Data consists of length-prefixed blocks and ends with an empty one. */
function endOfData(bytes: Uint8Array, at: number): number {
  let end = at
  while (end < bytes.length && bytes[end] !== 0) end += 1 + (bytes[end] ?? 0)
  return Math.min(end + 1, bytes.length)
}

/** Bytes of the colour table announced by the flags. */
const colorTable = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

const CLEANERS: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  'image/gif': gifWithoutMetadata,
  'image/webp': webpWithoutMetadata,
}

/** Removes metadata about place, camera and author, if the format is known. */
export async function withoutMetadata(file: File): Promise<File> {
  const clean = CLEANERS[file.type]
  if (!clean) return file
  return new File([clean(await file.bytes())], file.name, { type: file.type })
}

/** Concatenates arrays. */
function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
