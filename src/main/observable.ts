import { isDeepStrictEqual } from 'node:util'

/** A value with listeners, which are called each time it changes. */
export class Observable<T> {
  readonly #listeners = new Set<(value: T) => void>()
  #current: T

  constructor(first: T) {
    this.#current = first
  }

  get current(): T {
    return this.#current
  }

  /** Replaces the value; an equal one changes nothing. */
  readonly change = (next: T): void => {
    if (isDeepStrictEqual(next, this.#current)) return
    this.#current = next
    // If a listener changes the value again, later listeners must not get the outdated one.
    for (const listener of [...this.#listeners]) listener(this.#current)
  }

  /** Calls the listener with each later value. @returns stops it */
  onChange(listener: (value: T) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Calls the listener with the current value and each later one. @returns stops it */
  follow(listener: (value: T) => void): () => void {
    const end = this.onChange(listener)
    listener(this.#current)
    return end
  }
}

/** Its read-only side. */
export type Observed<T> = Pick<Observable<T>, 'current' | 'follow' | 'onChange'>
