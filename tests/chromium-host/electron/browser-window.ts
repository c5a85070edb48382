import { app } from './app.ts'
import { takeNativeSide } from './destroyed.ts'
import { HostEvent } from './host-event.ts'
import type { ContentsOwner } from './contents-owner.ts'
import { afterReady } from './readiness.ts'
import { WebContents } from './web-contents.ts'
import { pageOptions, type WindowOptions } from './window-options.ts'
import { WindowState } from './window-state.ts'
import { focusedWindow, windows } from './windows.ts'

let lastId = 0

/** What else Electron gives contents to has taken ids: a window's is never that of its page. */
const CONTENTS_IDS_FROM = 100

/** Under Wayland a hidden window has nothing to draw on. */
const drawsWhileHidden = process.env['COSMIA_HOST_WAYLAND'] !== '1'

/** What the host calls of a window that is gone. */
const HOSTS_OWN = [
  'isDestroyed',
  'isFocused',
  'pageGone',
  'pageLoaded',
  'pageTitled',
  'syncPage',
  'stateChanged',
]

export class BrowserWindow extends WindowState implements ContentsOwner {
  readonly id = ++lastId
  readonly webContents: WebContents
  #shownOnce = false
  #destroyed = false
  readonly #throttled: boolean

  constructor(options: WindowOptions = {}) {
    super(options)
    afterReady('Cannot create BrowserWindow before app is ready')
    this.#throttled = options.webPreferences?.backgroundThrottling !== false
    this.webContents = new WebContents(CONTENTS_IDS_FROM + this.id, this, pageOptions(options))
    windows.set(this.id, this)
    app.emit('web-contents-created', new HostEvent(), this.webContents)
    app.emit('browser-window-created', new HostEvent(), this)
    this.on('focus', () => app.emit('browser-window-focus', new HostEvent(), this))
    this.on('blur', () => app.emit('browser-window-blur', new HostEvent(), this))
    this.focus()
  }

  static getAllWindows(): BrowserWindow[] {
    return [...windows.values()]
  }

  static fromId(id: number): BrowserWindow | null {
    return windows.get(id) ?? null
  }

  static fromWebContents(contents: WebContents | undefined): BrowserWindow | null {
    return BrowserWindow.getAllWindows().find((window) => window.webContents === contents) ?? null
  }

  static getFocusedWindow(): BrowserWindow | null {
    return focusedWindow()
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url)
  }

  isDestroyed(): boolean {
    return this.#destroyed
  }

  close(): void {
    if (this.#mayClose()) this.destroy()
  }

  destroy(): void {
    if (this.#destroyed) return
    this.blur()
    this.#destroyed = true
    windows.delete(this.id)
    this.webContents.markDestroyed()
    takeNativeSide(this, HOSTS_OWN)
    this.emit('closed')
    if (windows.size === 0 && !app.isQuitting() && !app.emit('window-all-closed')) app.quit()
  }

  #mayClose(): boolean {
    if (this.#destroyed) return false
    const event = new HostEvent()
    this.emit('close', event)
    return !event.defaultPrevented
  }

  /** The browser window is gone before anybody could object; who objects gets a fresh page. */
  pageGone(): void {
    if (this.#mayClose()) this.destroy()
    else if (!this.#destroyed) this.webContents.reopen()
  }

  pageLoaded(): void {
    if (this.#shownOnce) return
    if (!drawsWhileHidden && !this.isVisible()) {
      this.once('show', () => this.pageLoaded())
      return
    }
    this.#shownOnce = true
    this.syncPage()
    this.emit('ready-to-show')
  }

  pageTitled(title: string): void {
    this.emit('page-title-updated', new HostEvent(), title, true)
  }

  /** With `backgroundThrottling: false` a page stays visible to itself even in a hidden window, as in Electron. */
  syncPage(): void {
    const visible = this.isVisible() || !this.#throttled || !this.#shownOnce
    const draws = drawsWhileHidden || this.isVisible()
    this.webContents.post({ type: 'window-state', state: { visible, draws, focused: this.isFocused() } })
  }

  protected stateChanged(): void {
    if (this.#destroyed) return
    this.syncPage()
    const { width, height } = this.getBounds()
    const windowState = this.isVisible() ? 'normal' : 'minimized'
    this.webContents.withPage((page) => page.place({ width, height, windowState }))
  }

  // No frame, menu bar or task bar of its own stands behind these.
  flashFrame(): void {}
  setProgressBar(): void {}
  setOverlayIcon(): void {}
}
