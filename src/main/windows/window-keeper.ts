import type { BrowserWindow } from 'electron'
import { EVENT_CHANNEL } from '#shared/ipc/channels.ts'
import type { EventMessage } from '#shared/ipc/contract.ts'

export interface Opening {
  /** It waits to be asked for: the system has started the program. */
  readonly isHidden: boolean
}

/** Knows the one window of the app and opens it anew when it was closed (macOS keeps the app alive without it). */
export class WindowKeeper {
  readonly #create: (opening: Opening) => BrowserWindow
  readonly #pageLeft: () => void
  #window: BrowserWindow | undefined

  /** @param pageLeft the page that listened is gone: another took its place, its process ended, its window closed */
  constructor(create: (opening: Opening) => BrowserWindow, pageLeft: () => void) {
    this.#create = create
    this.#pageLeft = pageLeft
  }

  /** Id of the window's contents, `undefined` while there is no window. */
  get contentsId(): number | undefined {
    return this.#window?.webContents.id
  }

  /** The window, where there is one. */
  readonly current = (): BrowserWindow | undefined => this.#window

  /** @returns the window that there is, or a new one */
  readonly open = (opening: Opening = { isHidden: false }): BrowserWindow => {
    this.#window ??= this.#watched(this.#create(opening))
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
    window.webContents.on('did-navigate', () => this.#pageLeft())
    window.webContents.on('render-process-gone', () => this.#pageLeft())
    window.on('closed', () => {
      this.#window = undefined
      this.#pageLeft()
    })
    return window
  }
}
