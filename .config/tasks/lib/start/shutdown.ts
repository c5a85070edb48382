/** Stops what was started, last first, once, whatever ends it: a signal, the window, or a failure. */
export class Shutdown {
  readonly #steps: (() => Promise<void>)[] = []
  #running: Promise<void> | undefined

  /** True from the moment everything is being stopped: what ends now ends because we ended it. */
  get begun(): boolean {
    return this.#running !== undefined
  }

  add(step: () => Promise<void>): void {
    // Started after the end had begun: it must not stay behind.
    if (this.begun) void step()
    else this.#steps.push(step)
  }

  run(): Promise<void> {
    this.#running ??= this.#stopAll()
    return this.#running
  }

  /** Ends the program when someone asks for it from outside. */
  onSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void this.exit(0))
    this.#watchParent()
  }

  async exit(code: number): Promise<never> {
    await this.run()
    process.exit(code)
  }

  /** npm's shell may die without passing the signal on; nothing we started may outlive it. */
  #watchParent(): void {
    if (!process.env['npm_lifecycle_event']) return
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && void this.exit(0), 500).unref()
  }

  async #stopAll(): Promise<void> {
    for (const step of this.#steps.reverse()) await step()
  }
}
