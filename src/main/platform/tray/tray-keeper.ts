import type { Tray } from 'electron'
import type { Log } from '../../log.ts'
import { Observable, type Observed } from '../../observable.ts'

export interface TrayPorts {
  /** Whether the system has a tray now. */
  readonly isPossible: () => Promise<boolean>
  readonly create: () => Tray
  /** Gives the icon its picture, words and menu. */
  readonly dress: (tray: Tray) => void
  readonly log: Log
}

/** The icon in the tray, while the system has one. It is held here, or the next collection would take it away. */
export class TrayKeeper {
  readonly #ports: TrayPorts
  readonly #isThere = new Observable(false)
  #tray: Tray | undefined

  constructor(ports: TrayPorts) {
    this.#ports = ports
  }

  /** Whether it stood there when it was last looked. */
  get isThere(): Observed<boolean> {
    return this.#isThere
  }

  /** Looks whether the system has a tray, and puts the icon there or takes it away. @returns whether it stands there */
  async look(): Promise<boolean> {
    const isPossible = await this.#ports.isPossible()
    if (!isPossible) this.#remove()
    else if (!this.#tray) this.#create()
    this.#isThere.change(this.#tray !== undefined)
    return this.#isThere.current
  }

  /** Dresses the icon anew: what it shows has changed. */
  readonly update = (): void => {
    if (this.#tray) this.#ports.dress(this.#tray)
  }

  #create(): void {
    try {
      this.#tray = this.#ports.create()
      this.update()
    } catch (error) {
      this.#ports.log.error('there is no icon in the tray', error)
      this.#remove()
    }
  }

  #remove(): void {
    this.#tray?.destroy()
    this.#tray = undefined
  }
}
