/** `npm run sky`: draws the night anew that the window looks out onto, as two pictures beside its component. */
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { findChromium } from '../../tests/chromium-host/runtime/find-chromium.ts'
import { drawGas, drawStars, type Picture } from './lib/sky/night.ts'

const folder = new URL('../../src/renderer/ui/sky/', import.meta.url)
const browser = await chromium.launch({ executablePath: findChromium(process.env), chromiumSandbox: false })
const page = await browser.newPage()

/** Encodes pixels as WebP, in the page. */
const TO_WEBP = `({ data, width, height }) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pixels = Uint8ClampedArray.from(atob(data), (letter) => letter.charCodeAt(0))
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas.toDataURL('image/webp', 1)
}`

/** WebP without loss, which faint light would not survive; the browser has the encoder. */
async function encode({ pixels, width, height }: Picture): Promise<Buffer> {
  const argument = JSON.stringify({ data: Buffer.from(pixels).toString('base64'), width, height })
  const url = await page.evaluate<string>(`(${TO_WEBP})(${argument})`)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

writeFileSync(new URL('gas.webp', folder), await encode(drawGas()))
writeFileSync(new URL('stars.webp', folder), await encode(drawStars()))
await browser.close()
