import type { Base64, Cell } from './encoder.ts'

type Make = (index: number, parts: never[]) => unknown

/** The other half of the codec. Its source goes into pages, so it uses nothing from outside itself. */
export class Decoder {
  readonly #table: readonly Cell[]
  readonly #base64: Base64
  readonly #made = new Map<number, unknown>()

  readonly #makers: Readonly<Record<string, Make>> = {
    undefined: () => undefined,
    number: (_, [digits]: string[]) => Number(digits),
    bigint: (_, [digits]: string[]) => BigInt(digits ?? 0),
    date: (index, [time]: number[]) => this.#keep(index, new Date(this.value(time) as number)),
    regexp: (index, [source, flags]: string[]) => this.#keep(index, new RegExp(source ?? '', flags)),
    error: (index, parts: string[]) => this.#keep(index, this.#error(parts)),
    buffer: (index, [data]: string[]) => this.#keep(index, this.#bytes(data).buffer),
    view: (index, parts: string[]) => this.#keep(index, this.#view(parts)),
    array: (index, [items]: number[][]) => this.#array(this.#keep(index, []), items ?? []),
    object: (index, [entries]: [string, number][][]) => this.#object(this.#keep(index, {}), entries ?? []),
    map: (index, [entries]: [number, number][][]) => this.#map(this.#keep(index, new Map()), entries ?? []),
    set: (index, [items]: number[][]) => this.#set(this.#keep(index, new Set()), items ?? []),
  }

  constructor(table: readonly Cell[], base64: Base64) {
    this.#table = table
    this.#base64 = base64
  }

  value(index = 0): unknown {
    if (this.#made.has(index)) return this.#made.get(index)
    const cell = this.#table[index]
    if (!Array.isArray(cell)) return cell
    const [tag, ...parts] = cell as [string, ...never[]]
    return this.#makers[tag]?.(index, parts)
  }

  /** Before its parts are made, since they may point back to it. */
  #keep<T>(index: number, value: T): T {
    this.#made.set(index, value)
    return value
  }

  #array(array: unknown[], items: number[]): unknown[] {
    for (const item of items) array.push(this.value(item))
    return array
  }

  #object(object: object, entries: [string, number][]): object {
    const flags = { writable: true, enumerable: true, configurable: true }
    // Not by assignment: a key may be `__proto__`.
    for (const [key, item] of entries)
      Object.defineProperty(object, key, { value: this.value(item), ...flags })
    return object
  }

  #map(map: Map<unknown, unknown>, entries: [number, number][]): Map<unknown, unknown> {
    for (const [key, item] of entries) map.set(this.value(key), this.value(item))
    return map
  }

  #set(set: Set<unknown>, items: number[]): Set<unknown> {
    for (const item of items) set.add(this.value(item))
    return set
  }

  #bytes(data = ''): Uint8Array<ArrayBuffer> {
    return this.#base64.decode(data)
  }

  #view([kind, data]: string[]): ArrayBufferView {
    const types: (new (buffer: ArrayBuffer) => ArrayBufferView)[] = [Int8Array, Uint8Array, Uint8ClampedArray]
    types.push(Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array)
    types.push(BigInt64Array, BigUint64Array, DataView)
    const View = types.find(({ name }) => name === kind) ?? Uint8Array
    return new View(this.#bytes(data).buffer)
  }

  #error([name, message, stack]: string[]): Error {
    const types = [EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError]
    const error = new (types.find((type) => type.name === name) ?? Error)(message)
    Object.defineProperty(error, 'stack', { value: stack, writable: true, configurable: true })
    return error
  }
}
