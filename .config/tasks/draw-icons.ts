/** `npm run icons`: draws `resources/icon.svg` in the sizes that menus, docks and installers take. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { findChromium } from '../../tests/chromium-host/runtime/find-chromium.ts'
import { icns, ico } from './lib/icon-files.ts'

/** Those that the index of hicolor lists, where menus of Linux look. */
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512]

const resources = new URL('../../resources/', import.meta.url)
const svg = readFileSync(new URL('icon.svg', resources), 'utf8')
const browser = await chromium.launch({ executablePath: findChromium(process.env), chromiumSandbox: false })

/** Dot over the tray icon while something is unread, in the colour of lamps, on a dark rim. */
const LAMP = `<svg style="position:fixed;inset:0;width:100vw;height:100vh" viewBox="0 0 16 16">
  <circle cx="11.5" cy="4.5" r="4.5" fill="#07071a"/><circle cx="11.5" cy="4.5" r="3.5" fill="#ffcf8f"/></svg>`

async function draw(size: number, over = ''): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>*{margin:0} svg{display:block;width:100vw;height:100vh}</style>${svg}${over}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

const drawn = new Map<number, Buffer>()
for (const size of [...SIZES, 1024]) drawn.set(size, await draw(size))
const tray = [16, 32].map(async (size) => ({ size, read: await draw(size), unread: await draw(size, LAMP) }))
const pictures = await Promise.all(tray)
await browser.close()

mkdirSync(new URL('icons/', resources), { recursive: true })
for (const size of SIZES)
  writeFileSync(new URL(`icons/${size}x${size}.png`, resources), drawn.get(size) ?? '')
mkdirSync(new URL('tray/', resources), { recursive: true })
for (const { size, read, unread } of pictures) {
  writeFileSync(new URL(`tray/read-${size}.png`, resources), read)
  writeFileSync(new URL(`tray/unread-${size}.png`, resources), unread)
}
writeFileSync(new URL('icon.png', resources), drawn.get(1024) ?? '')
writeFileSync(new URL('icon.ico', resources), ico(drawn))
writeFileSync(new URL('icon.icns', resources), icns(drawn))
