import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Log } from '../../log.ts'

/**
 * Puts a picture where Windows looks for it when it draws a toast, which takes no pictures but files.
 * @returns its address, `null` where it could not be written
 */
export function toastPicture(folder: string, png: Uint8Array, log: Log): string | null {
  // One file a picture, however often it is shown.
  const file = path.join(folder, `${createHash('sha256').update(png).digest('hex')}.png`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, png)
    return pathToFileURL(file).href
  } catch (error) {
    log.warn('the picture of a notification could not be written', error)
    return null
  }
}
