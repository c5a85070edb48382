/** One value: a bare JSON scalar, or a tag with its parts; parts that are values are indexes into the table. */
export type Cell = string | number | boolean | null | readonly [tag: string, ...parts: unknown[]]

export interface Base64 {
  encode(bytes: Uint8Array): string
  decode(text: string): Uint8Array<ArrayBuffer>
}

/** Half of the codec. Its source goes into pages, so it uses nothing from outside itself. */
export class Encoder {
  readonly table: Cell[] = []
  readonly #seen = new Map<unknown, number>()
  readonly #base64: Base64

  constructor(base64: Base64) {
    this.#base64 = base64
  }

  /** Index of the value in the table; what was seen before keeps its place, which keeps cycles. */
  add(value: unknown): number {
    const known = this.#seen.get(value)
    if (known !== undefined) return known
    const index = this.table.push(null) - 1
    const isObject = typeof value === 'object' && value !== null
    if (isObject) this.#seen.set(value, index)
    this.table[index] = isObject ? this.#compound(value) : this.#scalar(value)
    return index
  }

  #refuse(): never {
    throw new Error('An object could not be cloned.')
  }

  #scalar(value: unknown): Cell {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    if (value === undefined) return ['undefined']
    if (typeof value === 'bigint') return ['bigint', String(value)]
    if (typeof value !== 'number') return this.#refuse()
    if (Object.is(value, -0)) return ['number', '-0']
    return Number.isFinite(value) ? value : ['number', String(value)]
  }

  #compound(value: object): Cell {
    const add = (part: unknown) => this.add(part)
    const kind = Object.prototype.toString.call(value).slice(8, -1)
    if (Array.isArray(value)) return ['array', value.map(add)]
    if (ArrayBuffer.isView(value))
      return ['view', kind, this.#bytes(value.buffer, value.byteOffset, value.byteLength)]
    if (value instanceof ArrayBuffer) return ['buffer', this.#bytes(value)]
    if (value instanceof Date) return ['date', add(value.getTime())]
    if (value instanceof RegExp) return ['regexp', value.source, value.flags]
    if (value instanceof Map) return ['map', [...value].map(([key, item]) => [add(key), add(item)])]
    if (value instanceof Set) return ['set', [...value].map(add)]
    if (kind === 'Error') {
      const { name, message, stack } = value as Error
      return ['error', String(name), String(message), String(stack)]
    }
    return kind === 'Object'
      ? ['object', Object.entries(value).map(([key, item]) => [key, add(item)])]
      : this.#refuse()
  }

  #bytes(buffer: ArrayBufferLike, start?: number, length?: number): string {
    return this.#base64.encode(new Uint8Array(buffer, start, length))
  }
}
