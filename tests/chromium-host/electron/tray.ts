import { EventEmitter } from 'node:events'
import { takeNativeSide } from './destroyed.ts'
import type { Menu } from './menu.ts'
import { afterReady } from './readiness.ts'

/** Kept, not drawn. Tests emit `click` and use the menu. */
export class Tray extends EventEmitter {
  /** Weakly, as Electron does: a tray that nobody keeps goes with the next collection. */
  static readonly all = new Set<WeakRef<Tray>>()
  menu: Menu | null = null
  toolTip = ''
  #destroyed = false
  readonly #self = new WeakRef(this)

  constructor() {
    super()
    afterReady('Cannot create Tray before app is ready')
    Tray.all.add(this.#self)
  }

  setContextMenu(menu: Menu | null): void {
    this.menu = menu
  }

  setToolTip(text: string): void {
    this.toolTip = text
  }

  setImage(): void {}
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
