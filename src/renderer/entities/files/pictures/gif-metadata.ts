import { joinBytes } from './join-bytes.ts'

const HEADER = 13
const IMAGE = 0x2c
const EXTENSION = 0x21
const COMMENT = 0xfe
const APPLICATION = 0xff
/** The application extensions that say how often it plays. */
const PLAYING = /^(NETSCAPE|ANIMEXTS)/

/** A GIF without comments and notes of programs (https://www.w3.org/Graphics/GIF/spec-gif89a.txt). */
export function gifWithoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = HEADER + colorTable(bytes[10])
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
  // The end of the file, or what no reader would get past.
  return bytes.length
}

/** Data comes in pieces with their length before them, and ends with one of length 0. */
function endOfData(bytes: Uint8Array, at: number): number {
  let end = at
  while (end < bytes.length && bytes[end] !== 0) end += 1 + (bytes[end] ?? 0)
  return Math.min(end + 1, bytes.length)
}

/** Bytes of the table of colours that flags announce. */
const colorTable = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)
