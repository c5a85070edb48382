import { expect, it } from 'vitest'
import { gifWithoutMetadata, webpWithoutMetadata } from './strip-metadata.ts'

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  )

const uint32 = (value: number) => [...new Uint8Array(new Uint32Array([value]).buffer)]

function webp(...chunks: readonly Uint8Array[]) {
  const body = chunks.flatMap((chunk) => [...chunk])
  return bytes('RIFF', uint32(body.length + 4), 'WEBP', body)
}
const chunk = (name: string, data: readonly number[]) =>
  bytes(name, uint32(data.length), data, data.length % 2 ? [0] : [])

it('takes place and camera out of a WebP, and the word that they are there', () => {
  const frame = chunk('ANMF', [1, 2, 3])
  const noted = webp(chunk('VP8X', [0x1e, 0, 0, 0]), chunk('EXIF', [7, 7, 7]), frame, chunk('XMP ', [8]))
  expect(webpWithoutMetadata(noted)).toEqual(webp(chunk('VP8X', [0x12, 0, 0, 0]), frame))
})

it('leaves a WebP without notes as it is', () => {
  const plain = webp(chunk('VP8X', [0x12, 0, 0, 0]), chunk('ANMF', [1, 2, 3, 4]))
  expect(webpWithoutMetadata(plain)).toEqual(plain)
})

const gifStart = bytes('GIF89a', [1, 0, 1, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255])
const loop = bytes([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 0])
const frame = bytes([0x21, 0xf9, 4, 0, 1, 0, 0, 0], [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
const coloured = bytes([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 1, 2, 3, 4, 5, 6, 2, 1, 0x44, 0])
const end = bytes([0x3b])

it('takes comments and notes of programs out of a GIF, which plays on as often', () => {
  const noted = bytes(
    [...gifStart],
    [...loop],
    [0x21, 0xfe, 3],
    'yo!',
    [0],
    [...frame],
    [0x21, 0xff, 11],
    'XMP DataXMP',
    [2, 60, 62, 0],
    [...coloured, ...end],
  )
  expect(gifWithoutMetadata(noted)).toEqual(bytes([...gifStart, ...loop, ...frame, ...coloured, ...end]))
})

it('keeps what follows of a GIF that is cut off', () => {
  const cut = bytes([...gifStart, ...loop], [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 200, 0x44])
  expect(gifWithoutMetadata(cut)).toEqual(cut)
})
