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

/** Kept, not drawn. Tests emit `click` and use the menu. */
export class Tray extends EventEmitter {
  /** Weakly, as Electron does: a tray that nobody keeps goes with the next collection. */
  static readonly all = new Set<WeakRef<Tray>>()
  menu: Menu | null = null
  toolTip = ''
  image: NativeImage
  #destroyed = false
  readonly #self = new WeakRef(this)

  constructor(image: NativeImage | string) {
    super()
    afterReady('Cannot create Tray before app is ready')
    this.image = decoded(image)
    Tray.all.add(this.#self)
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

  setTitle(): void {}

  destroy(): void {
    this.#destroyed = true
    Tray.all.delete(this.#self)
    takeNativeSide(this, ['isDestroyed'])
  }

  isDestroyed(): boolean {
    return this.#destroyed
  }
}
