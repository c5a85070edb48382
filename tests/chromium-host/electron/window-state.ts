import { EventEmitter } from 'node:events'
import type { WindowOptions } from './window-options.ts'
import { focusedWindow } from './windows.ts'

export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/** Visibility, focus and geometry of a window as Electron reports them; there is no window manager to ask. */
export abstract class WindowState extends EventEmitter {
  #visible: boolean
  #focused = false
  #minimized = false
  #maximized = false
  #fullScreen = false
  #bounds: Rectangle

  constructor({ x = 0, y = 0, width = 800, height = 600, show = true }: WindowOptions) {
    super()
    this.#bounds = { x, y, width, height }
    this.#visible = show
  }

  /** Carries a change over to the page and, where there is a display, to the browser window. */
  protected abstract stateChanged(): void

  #change(event: string, apply: () => void): void {
    apply()
    this.emit(event)
    this.stateChanged()
  }

  show(): void {
    this.showInactive()
    this.focus()
  }

  showInactive(): void {
    if (!this.#visible) this.#change('show', () => (this.#visible = true))
  }

  hide(): void {
    if (!this.#visible) return
    this.#change('hide', () => (this.#visible = false))
    this.blur()
  }

  focus(): void {
    if (this.#focused || !this.#visible) return
    if (this.#minimized) this.restore()
    focusedWindow()?.blur()
    this.#change('focus', () => (this.#focused = true))
  }

  blur(): void {
    if (this.#focused) this.#change('blur', () => (this.#focused = false))
  }

  minimize(): void {
    if (this.#minimized) return
    this.#change('minimize', () => (this.#minimized = true))
    this.blur()
  }

  restore(): void {
    if (!this.#minimized) return
    this.#change('restore', () => (this.#minimized = false))
    this.focus()
  }

  /** Shows a hidden window, without the focus. */
  maximize(): void {
    this.showInactive()
    if (!this.#maximized) this.#change('maximize', () => (this.#maximized = true))
  }

  unmaximize(): void {
    if (this.#maximized) this.#change('unmaximize', () => (this.#maximized = false))
  }

  setFullScreen(on: boolean): void {
    if (on) this.showInactive()
    if (on !== this.#fullScreen)
      this.#change(on ? 'enter-full-screen' : 'leave-full-screen', () => (this.#fullScreen = on))
  }

  setBounds(bounds: Partial<Rectangle>): void {
    const before = this.#bounds
    const after = { ...before, ...bounds }
    this.#bounds = after
    if (after.x !== before.x || after.y !== before.y) this.emit('move')
    if (after.width !== before.width || after.height !== before.height) this.emit('resize')
    this.stateChanged()
  }

  isVisible(): boolean {
    return this.#visible && !this.#minimized
  }

  isFocused(): boolean {
    return this.#focused
  }

  isMinimized(): boolean {
    return this.#minimized
  }

  isMaximized(): boolean {
    return this.#maximized
  }

  isFullScreen(): boolean {
    return this.#fullScreen
  }

  getBounds(): Rectangle {
    return { ...this.#bounds }
  }

  getNormalBounds(): Rectangle {
    return this.getBounds()
  }
}
