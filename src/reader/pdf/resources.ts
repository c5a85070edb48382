import { parseTar } from 'nanotar'

/** Folders of the library's resources, by its option names. */
const FOLDERS = { cMapUrl: 'cmaps', standardFontDataUrl: 'standard_fonts', wasmUrl: 'wasm' } as const

interface Wanted {
  readonly kind: keyof typeof FOLDERS
  readonly filename: string
}

let parts: Promise<ReadonlyMap<string, Uint8Array>> | undefined

/** Character maps, fonts and decoders that some PDFs need: all in one file, loaded when the first is needed. */
export class Resources {
  async fetch({ kind, filename }: Wanted): Promise<Uint8Array> {
    parts ??= readParts()
    const part = (await parts).get(`${FOLDERS[kind]}/${filename}`)
    if (!part) throw new Error(`there is no ${filename}`)
    // The library transfers the buffer to its worker, so give it a copy.
    return part.slice()
  }
}

async function readParts() {
  const response = await fetch('/resources.tar')
  const files = parseTar(await response.arrayBuffer())
  return new Map(files.flatMap(({ name, data }) => (data ? [[name, data] as const] : [])))
}
