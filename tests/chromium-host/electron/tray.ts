import { EventEmitter } from 'node:events'
import type { Menu } from './menu.ts'

/** Kept, not drawn. Tests emit `click` and use the menu. */
export class Tray extends EventEmitter {
  static readonly all: Tray[] = []
  menu: Menu | null = null
  toolTip = ''
  #destroyed = false

  constructor() {
    super()
    Tray.all.push(this)
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
    Tray.all.splice(Tray.all.indexOf(this), 1)
  }

  isDestroyed(): boolean {
    return this.#destroyed
  }
}
