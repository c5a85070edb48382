import { isDeepStrictEqual } from 'node:util'

/** A value that any number of listeners hear of, each time it becomes another one. */
export class Observable<T> {
  readonly #listeners = new Set<(value: T) => void>()
  #current: T

  constructor(first: T) {
    this.#current = first
  }

  get current(): T {
    return this.#current
  }

  /** Replaces the value; one that is equal to it changes nothing. */
  readonly change = (next: T): void => {
    if (isDeepStrictEqual(next, this.#current)) return
    this.#current = next
    // A listener that changes it again leaves nothing older for those after it.
    for (const listener of [...this.#listeners]) listener(this.#current)
  }

  /** Calls the listener with each later value. @returns ends that */
  onChange(listener: (value: T) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Calls the listener with the value now, and with each later one. @returns ends that */
  follow(listener: (value: T) => void): () => void {
    const end = this.onChange(listener)
    listener(this.#current)
    return end
  }
}

/** Its read-only side. */
export type Observed<T> = Pick<Observable<T>, 'current' | 'follow' | 'onChange'>
