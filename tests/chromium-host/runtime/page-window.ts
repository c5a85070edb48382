import { browser } from './browser.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Placement extends Size {
  readonly windowState: 'normal' | 'minimized'
}

/** The browser window around a page. */
export class PageWindow {
  readonly #targetId: string
  readonly #viewport: () => Promise<Size>
  #chrome: Size | undefined

  /** @param viewport asks the page for its inner size */
  constructor(targetId: string, viewport: () => Promise<Size>) {
    this.#targetId = targetId
    this.#viewport = viewport
  }

  /** Gives the page this inner size: Electron's windows have no tabs or address bar. */
  async place({ width, height, windowState }: Placement): Promise<void> {
    const { windowId, bounds: outer } = await this.#find()
    this.#chrome ??= difference(outer, await this.#viewport())
    const inner = { width: width + this.#chrome.width, height: height + this.#chrome.height }
    // Chromium takes a size only together with the normal state.
    for (const bounds of windowState === 'normal' ? [{ windowState }, inner] : [{ windowState }])
      await browser().send('Browser.setWindowBounds', { windowId, bounds })
  }

  #find(): Promise<{ windowId: number; bounds: Size }> {
    return browser().send('Browser.getWindowForTarget', { targetId: this.#targetId })
  }
}

const difference = (outer: Size, inner: Size): Size => ({
  width: outer.width - inner.width,
  height: outer.height - inner.height,
})
