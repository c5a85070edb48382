import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nativeImage, type NativeImage } from 'electron'

/**
 * The tray icon, with a dot while messages are unread. Windows picks a size by density; Linux panels shrink the large
 * one.
 * @param folder folder of the pictures
 */
export function trayImage(folder: string, hasUnread: boolean, platform: NodeJS.Platform): NativeImage {
  const file = (side: number) => path.join(folder, `${hasUnread ? 'unread' : 'read'}-${side}.png`)
  if (platform !== 'win32') return nativeImage.createFromPath(file(32))
  const image = nativeImage.createFromPath(file(16))
  image.addRepresentation({ scaleFactor: 2, buffer: readFileSync(file(32)) })
  return image
}
