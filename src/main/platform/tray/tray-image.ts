import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nativeImage, type NativeImage } from 'electron'

/**
 * The picture of the tray, with a lamp while something is unread. Windows takes the one for its density; panels of Linux
 * shrink the large one to their own size.
 * @param folder of the pictures
 */
export function trayImage(folder: string, hasUnread: boolean, platform: NodeJS.Platform): NativeImage {
  const file = (side: number) => path.join(folder, `${hasUnread ? 'unread' : 'read'}-${side}.png`)
  if (platform !== 'win32') return nativeImage.createFromPath(file(32))
  const image = nativeImage.createFromPath(file(16))
  image.addRepresentation({ scaleFactor: 2, buffer: readFileSync(file(32)) })
  return image
}
