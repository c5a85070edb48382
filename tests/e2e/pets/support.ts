import type { Page } from 'playwright'

/** A picture with a red quarter at its top left, on blue. */
export async function quarteredPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async (size) => {
      const canvas = new OffscreenCanvas(size.width, size.height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#2030c0'
      context.fillRect(0, 0, size.width, size.height)
      context.fillStyle = '#e02020'
      context.fillRect(0, 0, size.width / 2, size.height / 2)
      const bytes = await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()
      return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    },
    { width, height },
  )
  return Buffer.from(base64, 'base64')
}

/** Size of a stored picture, and the colour in its middle. */
export const lookAt = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob())
    const { width, height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(picture, 0, 0)
    const [red = 0, , blue = 0] = context?.getImageData(width / 2, height / 2, 1, 1).data ?? []
    return { width, height, color: red > blue ? 'red' : 'blue' }
  }, address)
