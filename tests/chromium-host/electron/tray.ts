import { EventEmitter } from 'node:events'
import { takeNativeSide } from './destroyed.ts'
import type { Menu } from './menu.ts'
import { NativeImage, nativeImage } from './native-image.ts'
import { afterReady } from './readiness.ts'

/** @throws Electron's own words, for a path that leads to no picture */
function decoded(image: NativeImage | string): NativeImage {
  const picture = typeof image === 'string' ? nativeImage.createFromPath(image) : image
  if (!(picture instanceof NativeImage)) throw new TypeError('Argument must be a file path or a NativeImage')
  if (typeof image === 'string' && picture.isEmpty())
    throw new Error(`Failed to load image from path '${image}'`)
  return picture
}

/** Not drawn, and held by nobody but the app, as in Electron. Tests emit `click` and use the menu. */
export class Tray extends EventEmitter {
  menu: Menu | null = null
  toolTip = ''
  image: NativeImage
  #destroyed = false

  constructor(image: NativeImage | string) {
    super()
    afterReady('Cannot create Tray before app is ready')
    this.image = decoded(image)
  }

  setContextMenu(menu: Menu | null): void {
    this.menu = menu
  }

  setToolTip(text: string): void {
    this.toolTip = text
  }

  setImage(image: NativeImage | string): void {
    this.image = decoded(image)
  }

  destroy(): void {
    this.#destroyed = true
    takeNativeSide(this, ['isDestroyed'])
  }

  isDestroyed(): boolean {
    return this.#destroyed
  }
}
