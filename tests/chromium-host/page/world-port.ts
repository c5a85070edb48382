/**
 * One end of the line between a page's main world and the preload's isolated world, with the copying rules of
 * Electron's contextBridge. Both worlds get their own copy of this function as source, so it may use nothing from
 * outside itself. Events are synchronous, hence functions called across return or throw at once, as in Electron.
 */
export interface WorldPort {
  /** Copies a value for the other world. Throws `An object could not be cloned.` for what cannot be copied. */
  wrap(value: unknown): Wrapped
  unwrap(wrapped: Wrapped): unknown
  post(topic: string, detail: unknown): void
  on(topic: string, listener: (detail: never) => void): void
}

export type Wrapped =
  | { kind: 'value'; value: unknown }
  | { kind: 'function' | 'promise'; id: number }
  | { kind: 'array'; items: Wrapped[] }
  | { kind: 'object'; entries: [string, Wrapped][] }

interface Call {
  id: number
  args: Wrapped[]
}

interface Answer {
  result?: Wrapped
  error?: unknown
}

export function createWorldPort(outgoing: string, incoming: string): WorldPort {
  // Taken before any script of the page can replace them.
  const dispatch = window.dispatchEvent.bind(window)
  const Message = CustomEvent
  const clone = structuredClone

  const functions = new Map<number, (...args: unknown[]) => unknown>()
  const promises = new Map<number, { resolve(value: unknown): void; reject(reason: unknown): void }>()
  const listeners = new Map<string, (detail: never) => void>()
  const openCalls: Answer[] = []
  let lastId = 0

  const post = (topic: string, detail: unknown) => {
    dispatch(new Message(outgoing, { detail: { topic, detail } }))
  }
  // Like Electron, errors keep name, message and stack, not their own fields.
  const portable = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

  function wrapPromise(promise: Promise<unknown>): Wrapped {
    const id = ++lastId
    promise
      .then((value) => ({ id, result: wrap(value) }))
      .catch((error: unknown) => ({ id, error: portable(error) }))
      .then((answer) => post('settle', answer))
    return { kind: 'promise', id }
  }

  function copyLeaf(value: unknown): Wrapped {
    if (ArrayBuffer.isView(value)) return { kind: 'value', value }
    try {
      return { kind: 'value', value: clone(value) }
    } catch {
      throw new Error('An object could not be cloned.')
    }
  }

  function wrap(value: unknown, seen = new Map<unknown, Wrapped>()): Wrapped {
    if (typeof value === 'function') {
      const id = ++lastId
      functions.set(id, value as (...args: unknown[]) => unknown)
      return { kind: 'function', id }
    }
    if (typeof value !== 'object' || value === null) return copyLeaf(value)
    const known = seen.get(value)
    if (known) return known
    if (value instanceof Promise) return wrapPromise(value)
    if (Array.isArray(value)) {
      const items: Wrapped[] = []
      seen.set(value, { kind: 'array', items })
      for (const item of value) items.push(wrap(item, seen))
      return { kind: 'array', items }
    }
    if (Object.prototype.toString.call(value) !== '[object Object]') return copyLeaf(value)
    const entries: [string, Wrapped][] = []
    const wrapped: Wrapped = { kind: 'object', entries }
    seen.set(value, wrapped)
    for (const [key, item] of Object.entries(value)) entries.push([key, wrap(item, seen)])
    return wrapped
  }

  function callAcross(id: number, args: unknown[]): unknown {
    const call: Call = { id, args: args.map((arg) => wrap(arg)) }
    const answer: Answer = {}
    openCalls.push(answer)
    post('call', call)
    openCalls.pop()
    if ('error' in answer) throw answer.error
    return answer.result && unwrap(answer.result)
  }

  function unwrap(wrapped: Wrapped, made = new Map<Wrapped, unknown>()): unknown {
    if (made.has(wrapped)) return made.get(wrapped)
    switch (wrapped.kind) {
      case 'value':
        return wrapped.value
      case 'function':
        return (...args: unknown[]) => callAcross(wrapped.id, args)
      case 'promise':
        return new Promise((resolve, reject) => promises.set(wrapped.id, { resolve, reject }))
      case 'array': {
        const array: unknown[] = []
        made.set(wrapped, array)
        for (const item of wrapped.items) array.push(unwrap(item, made))
        return array
      }
      case 'object': {
        const object: Record<string, unknown> = {}
        made.set(wrapped, object)
        for (const [key, item] of wrapped.entries) object[key] = unwrap(item, made)
        return object
      }
    }
  }

  listeners.set('call', ({ id, args }: Call) => {
    try {
      const result = functions.get(id)?.(...args.map((arg) => unwrap(arg)))
      post('return', { result: wrap(result) })
    } catch (error) {
      post('return', { error: portable(error) })
    }
  })
  listeners.set('return', (answer: Answer) => {
    Object.assign(openCalls.at(-1) ?? {}, answer)
  })
  listeners.set('settle', (answer: Answer & { id: number }) => {
    const promise = promises.get(answer.id)
    promises.delete(answer.id)
    if ('error' in answer) promise?.reject(answer.error)
    else promise?.resolve(answer.result && unwrap(answer.result))
  })
  window.addEventListener(
    incoming,
    (event) => {
      event.stopImmediatePropagation()
      const { topic, detail } = (event as CustomEvent<{ topic: string; detail: never }>).detail
      listeners.get(topic)?.(detail)
    },
    true,
  )

  return {
    wrap: (value) => wrap(value),
    unwrap: (wrapped) => unwrap(wrapped),
    post,
    on: (t, f) => listeners.set(t, f),
  }
}
