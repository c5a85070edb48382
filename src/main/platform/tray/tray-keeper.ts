import type { Tray } from 'electron'
import type { Log } from '../../log.ts'
import { Observable, type Observed } from '../../observable.ts'

export interface TrayPorts {
  /** Whether the system has a tray now. */
  readonly isPossible: () => Promise<boolean>
  readonly create: () => Tray
  /** Whether the system rejected the icon, which it does not report by itself. */
  readonly isLost: (tray: Tray) => boolean
  /** Sets the picture, tooltip and menu of the icon. */
  readonly dress: (tray: Tray) => void
  readonly log: Log
}

/** The tray icon, present while the system has a tray. Referenced here, or the garbage collector would remove it. */
export class TrayKeeper {
  readonly #ports: TrayPorts
  readonly #isThere = new Observable(false)
  #tray: Tray | undefined

  constructor(ports: TrayPorts) {
    this.#ports = ports
  }

  /** Whether the icon was present at the last check. */
  get isThere(): Observed<boolean> {
    return this.#isThere
  }

  /** Checks whether the system has a tray, and adds or removes the icon. @returns whether it is present */
  async look(): Promise<boolean> {
    const isPossible = await this.#ports.isPossible()
    if (!isPossible || (this.#tray && this.#ports.isLost(this.#tray))) this.#remove()
    if (isPossible && !this.#tray) this.#create()
    this.#isThere.change(this.#tray !== undefined)
    return this.#isThere.current
  }

  /** Updates the icon after a change of what it shows. */
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
