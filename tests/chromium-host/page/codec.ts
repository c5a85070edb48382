import { Decoder } from './decoder.ts'
import { Encoder, type Base64, type Cell } from './encoder.ts'

/**
 * The structured clone algorithm as text: values between main process and page travel as strings over the debugging
 * pipe. Its source goes into pages, together with `Encoder` and `Decoder`.
 */
export class Codec {
  readonly #base64: Base64

  constructor(base64: Base64) {
    this.#base64 = base64
  }

  /** Throws Electron's `An object could not be cloned.` for functions, symbols, promises, DOM nodes and the like. */
  serialize(value: unknown): string {
    const encoder = new Encoder(this.#base64)
    encoder.add(value)
    return JSON.stringify(encoder.table)
  }

  deserialize(text: string): unknown {
    return new Decoder(JSON.parse(text) as Cell[], this.#base64).value()
  }
}
