import { existsSync, readFileSync } from 'node:fs'

/** Carries the bytes along; nothing is decoded, so sizes are unknown. What is not there is empty, as in Electron. */
export class NativeImage {
  readonly #bytes: Buffer

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  isEmpty(): boolean {
    return this.#bytes.length === 0
  }

  addRepresentation(): void {}
}

export const nativeImage = {
  createEmpty: () => new NativeImage(Buffer.alloc(0)),
  createFromPath: (file: string) => new NativeImage(existsSync(file) ? readFileSync(file) : Buffer.alloc(0)),
  createFromBuffer: (bytes: Buffer) => new NativeImage(bytes),
}
