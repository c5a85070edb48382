import { app, nativeImage, type BrowserWindow } from 'electron'
import { copy } from '../copy.ts'

const SIDE = 32
/** The lamp colour of the theme, as blue, green, red. */
const COLOR = [0x8f, 0xcf, 0xff] as const

/**
 * Shows the number of unread conversations: a number on the Dock or launcher, a dot on the taskbar button of Windows.
 */
export function showBadge(window: BrowserWindow | undefined, count: number, platform: NodeJS.Platform): void {
  if (platform !== 'win32') app.setBadgeCount(count)
  else if (count > 0) window?.setOverlayIcon(dot(), copy.unread(count))
  else window?.setOverlayIcon(null, '')
}

/** A dot with a smooth edge, for displays of double density. */
function dot() {
  const pixels = Buffer.alloc(SIDE * SIDE * 4)
  const middle = (SIDE - 1) / 2
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const opacity = Math.min(Math.max(middle - Math.hypot(x - middle, y - middle), 0), 1)
      const pixel = [...COLOR.map((light) => light * opacity), 255 * opacity]
      pixels.set(pixel, (y * SIDE + x) * 4)
    }
  return nativeImage.createFromBitmap(pixels, { width: SIDE, height: SIDE, scaleFactor: 2 })
}
