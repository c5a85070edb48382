/**
 * The structured clone algorithm as text: values between main process and page travel as strings over the
 * debugging pipe. `createCodec` is also injected into pages as source, so it may use nothing from outside itself.
 */
export interface Base64 {
  encode(bytes: Uint8Array): string
  decode(text: string): Uint8Array<ArrayBuffer>
}

export interface Codec {
  /** Throws Electron's `An object could not be cloned.` for functions, symbols, promises, DOM nodes and the like. */
  serialize(value: unknown): string
  deserialize(text: string): unknown
}

/** One value: a bare JSON scalar, or a tag with its parts; parts that are values are indexes into the table. */
type Cell = string | number | boolean | null | readonly [tag: string, ...parts: unknown[]]

export function createCodec(base64: Base64): Codec {
  const views = new Map<string, new (buffer: ArrayBuffer) => ArrayBufferView>(
    [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array]
      .concat([Float32Array, Float64Array, BigInt64Array, BigUint64Array, DataView] as never[])
      .map((view) => [view.name, view]),
  )
  const errors = new Map(
    [EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].map((type) => [
      type.name,
      type,
    ]),
  )
  const kindOf = (value: unknown) => Object.prototype.toString.call(value).slice(8, -1)
  const refuse = (): never => {
    throw new Error('An object could not be cloned.')
  }

  function scalar(value: unknown): Cell | undefined {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    if (value === undefined) return ['undefined']
    if (typeof value === 'bigint') return ['bigint', String(value)]
    if (typeof value === 'number')
      return Number.isFinite(value) && !Object.is(value, -0)
        ? value
        : ['number', Object.is(value, -0) ? '-0' : String(value)]
    return typeof value === 'object' ? undefined : refuse()
  }

  function compound(value: object, add: (part: unknown) => number): Cell {
    const kind = kindOf(value)
    if (Array.isArray(value)) return ['array', value.map(add)]
    if (ArrayBuffer.isView(value))
      return ['view', kind, base64.encode(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))]
    if (value instanceof ArrayBuffer) return ['buffer', base64.encode(new Uint8Array(value))]
    if (value instanceof Date) return ['date', add(value.getTime())]
    if (value instanceof RegExp) return ['regexp', value.source, value.flags]
    if (value instanceof Map) return ['map', [...value].map(([key, item]) => [add(key), add(item)])]
    if (value instanceof Set) return ['set', [...value].map(add)]
    if (kind === 'Error') {
      const error = value as Error
      return ['error', String(error.name), String(error.message), String(error.stack ?? '')]
    }
    if (kind !== 'Object') return refuse()
    return ['object', Object.entries(value).map(([key, item]) => [key, add(item)])]
  }

  function serialize(root: unknown): string {
    const table: Cell[] = []
    const seen = new Map<unknown, number>()
    const add = (value: unknown): number => {
      const known = seen.get(value)
      if (known !== undefined) return known
      const index = table.push(null) - 1
      if (typeof value === 'object' && value !== null) seen.set(value, index)
      const cell = scalar(value)
      table[index] = cell === undefined ? compound(value as object, add) : cell
      return index
    }
    add(root)
    return JSON.stringify(table)
  }

  function makeError([name, message, stack]: string[]): Error {
    const error = new (errors.get(name ?? '') ?? Error)(message)
    Object.defineProperty(error, 'stack', { value: stack, writable: true, configurable: true })
    return error
  }

  function deserialize(text: string): unknown {
    const table = JSON.parse(text) as Cell[]
    const made = new Map<number, unknown>()
    const keep = <T>(index: number, value: T): T => (made.set(index, value), value)
    const makers: Record<string, (index: number, parts: never[]) => unknown> = {
      undefined: () => undefined,
      number: (_, [digits]: string[]) => Number(digits),
      bigint: (_, [digits]: string[]) => BigInt(digits ?? 0),
      date: (index, [time]: number[]) => keep(index, new Date(value(time) as number)),
      regexp: (index, [source, flags]: string[]) => keep(index, new RegExp(source ?? '', flags)),
      error: (index, parts: string[]) => keep(index, makeError(parts)),
      buffer: (index, [data]: string[]) => keep(index, base64.decode(data ?? '').buffer),
      view: (index, [kind, data]: string[]) => {
        const View = views.get(kind ?? '') ?? Uint8Array
        return keep(index, new View(base64.decode(data ?? '').buffer))
      },
      array(index, [items]: number[][]) {
        const array = keep<unknown[]>(index, [])
        for (const item of items ?? []) array.push(value(item))
        return array
      },
      object(index, [entries]: [string, number][][]) {
        const object = keep<Record<string, unknown>>(index, {})
        for (const [key, item] of entries ?? [])
          Object.defineProperty(object, key, {
            value: value(item),
            writable: true,
            enumerable: true,
            configurable: true,
          })
        return object
      },
      map(index, [entries]: [number, number][][]) {
        const map = keep(index, new Map())
        for (const [key, item] of entries ?? []) map.set(value(key), value(item))
        return map
      },
      set(index, [items]: number[][]) {
        const set = keep(index, new Set())
        for (const item of items ?? []) set.add(value(item))
        return set
      },
    }
    const value = (index = 0): unknown => {
      if (made.has(index)) return made.get(index)
      const cell = table[index]
      if (!Array.isArray(cell)) return cell
      const [tag, ...parts] = cell as [string, ...never[]]
      return makers[tag]?.(index, parts)
    }
    return value()
  }

  return { serialize, deserialize }
}
