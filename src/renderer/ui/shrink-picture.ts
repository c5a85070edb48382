/** Worker that draws a large picture small and answers with the copy or the error. */

/** Pixels of the longest side, like that of the pictures the app stores. */
const LONGEST = 2048
const QUALITY = 0.9

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  shrink(data).then(
    (copy) => postMessage(copy),
    (error: unknown) => postMessage(error),
  )
})

async function shrink(picture: Blob): Promise<Blob> {
  const whole = await createImageBitmap(picture)
  const factor = LONGEST / Math.max(whole.width, whole.height)
  const side = (length: number) => Math.max(1, Math.round(length * factor))
  const canvas = new OffscreenCanvas(side(whole.width), side(whole.height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on')
  context.imageSmoothingQuality = 'medium'
  context.drawImage(whole, 0, 0, canvas.width, canvas.height)
  whole.close()
  // A photo has no transparency, and JPEG takes a tenth of the time.
  const type = picture.type === 'image/jpeg' ? picture.type : 'image/webp'
  return canvas.convertToBlob({ type, quality: QUALITY })
}
