import type { JSHandle, Page } from 'playwright'

/** How long frames took, in ms. */
export interface Frames {
  readonly frames: number
  readonly longestFrame: number
  /** How many took more than 50 ms. */
  readonly slowFrames: number
}

interface Watch {
  readonly gaps: number[]
  isOver: boolean
}

/** Measures the time between the frames that a page draws. */
export class FrameWatch {
  readonly #watch: JSHandle<Watch>

  private constructor(watch: JSHandle<Watch>) {
    this.#watch = watch
  }

  static async start(page: Page): Promise<FrameWatch> {
    const watch = await page.evaluateHandle(() => {
      const watch: Watch = { gaps: [], isOver: false }
      let last = performance.now()
      const onFrame = () => {
        const now = performance.now()
        watch.gaps.push(now - last)
        last = now
        if (!watch.isOver) requestAnimationFrame(onFrame)
      }
      requestAnimationFrame(onFrame)
      return watch
    })
    return new FrameWatch(watch)
  }

  async stop(): Promise<Frames> {
    const gaps = await this.#watch.evaluate((watch) => {
      watch.isOver = true
      return watch.gaps
    })
    return {
      frames: gaps.length,
      longestFrame: Math.max(...gaps),
      slowFrames: gaps.filter((gap) => gap > 50).length,
    }
  }
}
