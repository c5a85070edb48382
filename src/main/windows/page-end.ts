/** Milliseconds that a page may keep the app from ending. */
const PATIENCE = 3_000

/**
 * Lets the page send what cannot wait before it ends: a member who has read 'Post borrado' may quit at once, and others must
 * not read the post for days. Without such a thing nothing is asked and nothing waits.
 */
export class PageEnd {
  readonly #tell: () => void
  #isHeld = false
  #wasAwaited = false
  #released: (() => void) | undefined

  /** @param tell has the page send what cannot wait, and take its hold back */
  constructor(tell: () => void) {
    this.#tell = tell
  }

  /** The page has something to send before it ends, or has no more. */
  readonly hold = (holds: boolean): void => {
    if (holds && !this.#isHeld) this.#wasAwaited = false
    this.#isHeld = holds
    if (!holds) this.#released?.()
  }

  /** The page is gone, and what it held with it. */
  readonly pageLeft = (): void => this.hold(false)

  /** Whether an end has to wait for the page. Of several only the first does: who asks again gets their way. */
  readonly isDue = (): boolean => this.#isHeld && !this.#wasAwaited

  /** Has the page send what cannot wait, while it lives on or the system gives no time. */
  readonly hint = (): void => {
    if (this.#isHeld) this.#tell()
  }

  /** Resolves when the page has sent what cannot wait, after three seconds at most, or at once if it has nothing. */
  readonly settle = async (): Promise<void> => {
    if (!this.isDue()) return
    this.#wasAwaited = true
    const { promise: released, resolve } = Promise.withResolvers<void>()
    this.#released = resolve
    const timer = setTimeout(resolve, PATIENCE)
    this.#tell()
    await released
    clearTimeout(timer)
  }
}
