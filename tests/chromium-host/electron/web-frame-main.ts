import type { WebContents } from './web-contents.ts'

/** The top frame, the only one that speaks to the main process. One object for the life of its webContents. */
export class WebFrameMain {
  readonly parent = null
  readonly frames: readonly WebFrameMain[] = []
  readonly frameTreeNodeId: number
  readonly routingId = 1
  readonly processId = 1
  readonly detached = false
  url = ''
  readonly #contents: WebContents

  constructor(contents: WebContents) {
    this.#contents = contents
    this.frameTreeNodeId = contents.id
  }

  get top(): WebFrameMain {
    return this
  }

  get origin(): string {
    return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(this.url)?.[0] ?? 'null'
  }

  isDestroyed(): boolean {
    return this.#contents.isDestroyed()
  }

  send(channel: string, ...args: unknown[]): void {
    this.#contents.send(channel, ...args)
  }
}
