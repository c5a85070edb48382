/** Runs the tasks of one key one after another and those of different keys side by side. */
export class KeyQueue {
  readonly #last = new Map<string, Promise<unknown>>()

  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(task)
    this.#last.set(
      key,
      turn.catch(() => {}), // the caller of this task hears of its failure; the next task starts anyway
    )
    return turn
  }

  /** Resolves when everything asked for so far has been done. */
  async settled(): Promise<void> {
    await Promise.all(this.#last.values())
  }
}
