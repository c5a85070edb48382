import type { BrowserWindow } from 'electron'
import { EVENT_CHANNEL } from '#shared/ipc/channels.ts'
import type { EventMessage } from '#shared/ipc/contract.ts'

/** Knows the one window of the app and opens it anew when it was closed (macOS keeps the app alive without it). */
export class WindowKeeper {
  readonly #create: () => BrowserWindow
  #onPageLeft = () => {}
  #window: BrowserWindow | undefined

  constructor(create: () => BrowserWindow) {
    this.#create = create
  }

  /** Id of the window's contents, `undefined` while there is no window. */
  get contentsId(): number | undefined {
    return this.#window?.webContents.id
  }

  /** The window, where there is one. */
  readonly current = (): BrowserWindow | undefined => this.#window

  /** Called whenever the page that listened is gone: another took its place, its process ended, its window closed. */
  onPageLeft(listener: () => void): void {
    this.#onPageLeft = listener
  }

  readonly open = (): BrowserWindow => {
    this.#window ??= this.#watched(this.#create())
    return this.#window
  }

  readonly raise = (): void => {
    const window = this.open()
    if (window.isMinimized()) window.restore()
    window.show()
    window.focus()
  }

  readonly send = (message: EventMessage): void => {
    this.#window?.webContents.send(EVENT_CHANNEL, message)
  }

  #watched(window: BrowserWindow): BrowserWindow {
    // Not when a navigation starts: it may yet be refused, and the page that listens stays.
    window.webContents.on('did-navigate', () => this.#onPageLeft())
    window.webContents.on('render-process-gone', () => this.#onPageLeft())
    window.on('closed', () => {
      this.#window = undefined
      this.#onPageLeft()
    })
    return window
  }
}
