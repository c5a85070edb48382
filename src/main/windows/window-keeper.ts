import type { BrowserWindow } from 'electron'
import { EVENT_CHANNEL } from '#shared/ipc/channels.ts'
import type { EventMessage } from '#shared/ipc/contract.ts'
import { Observable } from '../observable.ts'

export interface Opening {
  /** The system started the app, so the window stays hidden until it is requested. */
  readonly isHidden: boolean
}

/** Owns the one window of the app and reopens it if it was closed (macOS keeps the app running without it). */
export class WindowKeeper {
  readonly #create: (opening: Opening) => BrowserWindow
  readonly #window = new Observable<BrowserWindow | undefined>(undefined)

  constructor(create: (opening: Opening) => BrowserWindow) {
    this.#create = create
  }

  /** Id of the window's contents; `undefined` while there is no window. */
  get contentsId(): number | undefined {
    return this.current()?.webContents.id
  }

  /** The window, if there is one. */
  readonly current = (): BrowserWindow | undefined => this.#window.current

  /** Opens the window unless it is open. @returns the existing or the new window */
  readonly open = (opening: Opening = { isHidden: false }): BrowserWindow =>
    this.current() ?? this.#openNew(opening)

  /** Brings the window to the front, opening it if there is none. `show` also gives it the focus. */
  readonly raise = (): void => {
    const window = this.open()
    if (window.isMinimized()) window.restore()
    window.show()
  }

  /** Sends an event to the page, if there is one. */
  readonly send = (message: EventMessage): void => {
    this.current()?.webContents.send(EVENT_CHANNEL, message)
  }

  /** Calls the listener with the current window and with each later one. */
  follow(listener: (window: BrowserWindow) => void): void {
    this.#window.follow((window) => window && listener(window))
  }

  #openNew(opening: Opening): BrowserWindow {
    const window = this.#create(opening)
    window.on('closed', () => this.#window.change(undefined))
    this.#window.change(window)
    return window
  }
}
