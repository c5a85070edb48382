import { crc32, deflateSync } from 'node:zlib'
import type { Page } from 'playwright'

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

/** A PNG of one colour. Not compressed its bytes are three a pixel. */
export function png(
  width: number,
  height: number,
  color: readonly [number, number, number],
  level = 0,
): Buffer<ArrayBuffer> {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from(color))])
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(row.length * height, row), { level })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** EXIF data of a camera: held upright (the picture lies on its side), at a place. */
const EXIF = Buffer.concat([
  Buffer.from('Exif\0\0MM\0*\0\0\0\b', 'latin1'),
  Buffer.from([0, 2]),
  Buffer.from([0x01, 0x0e, 0, 2, 0, 0, 0, 20, 0, 0, 0, 38]),
  Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]),
  Buffer.alloc(4),
  Buffer.from('37.1773 N 3.5986 W\0\0'),
])

/** A photo as a phone held upright takes it: stored lying, with a note to turn it and one of the place. */
export async function photo(page: Page, width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const base64 = await page.evaluate(
    async (size) => {
      const canvas = new OffscreenCanvas(size.width, size.height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      const sky = context.createLinearGradient(0, 0, size.width, size.height)
      for (const [at, color] of [
        [0, '#203a8f'],
        [0.6, '#c86fb0'],
        [1, '#ffcf8f'],
      ] as const)
        sky.addColorStop(at, color)
      context.fillStyle = sky
      context.fillRect(0, 0, size.width, size.height)
      // Seen when it has been turned: a moon, and hills before the last light. No two sizes show the same.
      context.translate(0, size.height)
      context.rotate(-Math.PI / 2)
      const [across, down] = [size.height, size.width]
      const seed = (size.width * 7 + size.height * 13) % 97
      context.fillStyle = '#fff3dc'
      context.beginPath()
      context.arc(across * (0.2 + (seed % 7) * 0.1), down * (0.2 + (seed % 5) * 0.05), down * 0.05, 0, 7)
      context.fill()
      for (const [index, color] of ['#7d4f97', '#43317a', '#1b1744'].entries()) {
        context.fillStyle = color
        context.beginPath()
        context.moveTo(0, down)
        for (let step = 0; step <= 60; step++) {
          const at = step / 60
          const wave = Math.sin(at * (5 + index * 3) + seed + index * 2) + Math.sin(at * 13 + seed * 3) * 0.35
          context.lineTo(at * across, down * (0.62 + index * 0.12 + wave * 0.05))
        }
        context.lineTo(across, down)
        context.fill()
      }
      const bytes = await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer()
      return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    },
    { width, height },
  )
  const jpeg = Buffer.from(base64, 'base64')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(EXIF.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, EXIF, jpeg.subarray(2)])
}

/** A short video of one colour that this Chromium can play. */
export async function video(page: Page, color: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm;codecs=vp8' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.start(100)
    const hasPictures = () => parts.reduce((bytes, { size }) => bytes + size, 0) > 1_000
    // On a busy machine the recorder takes its first picture late, and a video without one has no still.
    for (let frame = 0; frame < 40 || (frame < 1_200 && !hasPictures()); frame += 1) {
      if (context) context.fillStyle = fill
      context?.fillRect(0, 0, 320, 180 - (frame % 2))
      await new Promise(requestAnimationFrame)
    }
    const stopped = new Promise((resolve) => (recorder.onstop = resolve))
    recorder.stop()
    await stopped
    const bytes = await new Blob(parts).arrayBuffer()
    return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
  }, color)
  return Buffer.from(base64, 'base64')
}

const MIB = 1024 * 1024

/** Begins as a film does and goes on with nothing: of a type that this Chromium cannot play. */
export function film(mib: number): Buffer {
  const bytes = Buffer.alloc(mib * MIB)
  Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex').copy(bytes)
  return bytes
}
