export type Wrapped =
  | { kind: 'value'; value: unknown }
  | { kind: 'function' | 'promise'; id: number }
  | { kind: 'array'; items: Wrapped[] }
  | { kind: 'object'; entries: [string, Wrapped][] }

interface Answer {
  result?: Wrapped
  error?: unknown
}

type AnyFunction = (...args: unknown[]) => unknown

/**
 * One end of the line between a page's main world and the preload's isolated world, with the copying rules of Electron's
 * contextBridge. Events are synchronous, hence functions called across return or throw at once, as in Electron. Both
 * worlds get its source, so it uses nothing from outside itself.
 */
export class WorldPort {
  readonly #outgoing: string
  readonly #functions = new Map<number, AnyFunction>()
  readonly #promises = new Map<number, { resolve(value: unknown): void; reject(reason: unknown): void }>()
  readonly #listeners = new Map<string, (detail: never) => void>()
  readonly #openCalls: Answer[] = []
  #lastId = 0
  // Taken before any script of the page can replace them.
  readonly #dispatch = window.dispatchEvent.bind(window)
  readonly #Message = CustomEvent
  readonly #clone = structuredClone.bind(window)

  constructor(outgoing: string, incoming: string) {
    this.#outgoing = outgoing
    this.on('call', (call: { id: number; args: Wrapped[] }) => this.post('return', this.#run(call)))
    this.on('return', (answer: Answer) => Object.assign(this.#openCalls.at(-1) ?? {}, answer))
    this.on('settle', (answer: Answer & { id: number }) => this.#settle(answer))
    const receive = (event: Event) => {
      event.stopImmediatePropagation()
      const { topic, detail } = (event as CustomEvent<{ topic: string; detail: never }>).detail
      this.#listeners.get(topic)?.(detail)
    }
    window.addEventListener(incoming, receive, true)
  }

  post(topic: string, detail: unknown): void {
    this.#dispatch(new this.#Message(this.#outgoing, { detail: { topic, detail } }))
  }

  on(topic: string, listener: (detail: never) => void): void {
    this.#listeners.set(topic, listener)
  }

  /** Copies a value for the other world. Throws `An object could not be cloned.` for what cannot be copied. */
  wrap(value: unknown, seen = new Map<unknown, Wrapped>()): Wrapped {
    if (typeof value === 'function') return this.#wrapFunction(value as AnyFunction)
    if (typeof value !== 'object' || value === null) return this.#copy(value)
    const known = seen.get(value)
    if (known) return known
    if (value instanceof Promise) return this.#wrapPromise(value)
    if (Array.isArray(value)) return this.#wrapArray(value, seen)
    const isPlain = Object.prototype.toString.call(value) === '[object Object]'
    return isPlain ? this.#wrapObject(value, seen) : this.#copy(value)
  }

  #wrapFunction(fn: AnyFunction): Wrapped {
    const id = ++this.#lastId
    this.#functions.set(id, fn)
    return { kind: 'function', id }
  }

  #wrapPromise(promise: Promise<unknown>): Wrapped {
    const id = ++this.#lastId
    const answer = promise
      .then((value): Answer => ({ result: this.wrap(value) }))
      .catch((error: unknown): Answer => ({ error: this.#portable(error) }))
    void answer.then((settled) => this.post('settle', { id, ...settled }))
    return { kind: 'promise', id }
  }

  #wrapArray(array: unknown[], seen: Map<unknown, Wrapped>): Wrapped {
    const wrapped = { kind: 'array' as const, items: [] as Wrapped[] }
    seen.set(array, wrapped)
    for (const item of array) wrapped.items.push(this.wrap(item, seen))
    return wrapped
  }

  #wrapObject(object: object, seen: Map<unknown, Wrapped>): Wrapped {
    const wrapped = { kind: 'object' as const, entries: [] as [string, Wrapped][] }
    seen.set(object, wrapped)
    for (const [key, item] of Object.entries(object)) wrapped.entries.push([key, this.wrap(item, seen)])
    return wrapped
  }

  #copy(value: unknown): Wrapped {
    // Bytes are copied on their way anyway.
    if (ArrayBuffer.isView(value)) return { kind: 'value', value }
    try {
      return { kind: 'value', value: this.#clone(value) }
    } catch {
      throw new Error('An object could not be cloned.')
    }
  }

  unwrap(wrapped: Wrapped, made = new Map<Wrapped, unknown>()): unknown {
    if (made.has(wrapped)) return made.get(wrapped)
    switch (wrapped.kind) {
      case 'value':
        return wrapped.value
      case 'function':
        return (...args: unknown[]) => this.#callAcross(wrapped.id, args)
      case 'promise':
        return new Promise((resolve, reject) => this.#promises.set(wrapped.id, { resolve, reject }))
      case 'array': {
        const array: unknown[] = []
        made.set(wrapped, array)
        for (const item of wrapped.items) array.push(this.unwrap(item, made))
        return array
      }
      case 'object': {
        const object: Record<string, unknown> = {}
        made.set(wrapped, object)
        for (const [key, item] of wrapped.entries) object[key] = this.unwrap(item, made)
        return object
      }
    }
  }

  #callAcross(id: number, args: unknown[]): unknown {
    const call = { id, args: args.map((arg) => this.wrap(arg)) }
    const answer: Answer = {}
    this.#openCalls.push(answer)
    this.post('call', call)
    this.#openCalls.pop()
    if ('error' in answer) throw answer.error
    return answer.result && this.unwrap(answer.result)
  }

  #run({ id, args }: { id: number; args: Wrapped[] }): Answer {
    try {
      const values = args.map((arg) => this.unwrap(arg))
      return { result: this.wrap(this.#functions.get(id)?.(...values)) }
    } catch (error) {
      return { error: this.#portable(error) }
    }
  }

  #settle(answer: Answer & { id: number }): void {
    const promise = this.#promises.get(answer.id)
    this.#promises.delete(answer.id)
    if ('error' in answer) promise?.reject(answer.error)
    else promise?.resolve(answer.result && this.unwrap(answer.result))
  }

  /** Like Electron, errors keep name, message and stack, not their own fields. */
  #portable(error: unknown): Error {
    return error instanceof Error ? error : new Error(String(error))
  }
}
