/** Encodings of members' text files, by the labels of `TextDecoder`. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const TAB = 0x09
const LINE_FEED = 0x0a
const FORM_FEED = 0x0c
const RETURN = 0x0d
const SPACE = 0x20

type Decoder = InstanceType<typeof TextDecoder>

/** Bytes without a character in Windows-1252. */
const UNDEFINED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** Share of units whose upper byte is 0 in a UTF-16 text without a byte order mark, as in all western languages. */
const WESTERN = 0.6

/** Control characters that appear in no text, only in other files. */
const isControl = (code: number) =>
  code < SPACE && code !== TAB && code !== LINE_FEED && code !== FORM_FEED && code !== RETURN

/** Detects the text encoding of a file from its bytes, part by part. */
export class TextProbe {
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true })
  #isUtf8 = true
  #isSingleByte = true
  #length = 0
  #start: number[] = []
  #zeros = { even: 0, odd: 0 }
  readonly #wide = { 'utf-16le': wideProbe('utf-16le'), 'utf-16be': wideProbe('utf-16be') }

  add(chunk: Uint8Array): void {
    if (this.#start.length < 2) this.#start.push(...chunk.subarray(0, 2 - this.#start.length))
    if (this.#isUtf8) this.#isUtf8 = !chunk.some(isControl) && decodes(this.#utf8, chunk)
    if (this.#isSingleByte) this.#isSingleByte = !chunk.some((byte) => isControl(byte) || UNDEFINED.has(byte))
    for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, at + 1))
      this.#zeros[(this.#length + at) % 2 === 0 ? 'even' : 'odd'] += 1
    this.#length += chunk.length
    for (const probe of Object.values(this.#wide)) probe.add(chunk)
  }

  /** Whether the file can no longer turn out to be text. */
  get isHopeless(): boolean {
    return (
      !this.#isUtf8 && !this.#isSingleByte && !this.#wide['utf-16le'].isText && !this.#wide['utf-16be'].isText
    )
  }

  /** Call after the last part. @returns `null` if the file is not text */
  end(): Encoding | null {
    const wide = this.#wideEncoding()
    if (wide) return this.#wide[wide].end() ? wide : null
    if (this.#isUtf8 && decodes(this.#utf8)) return 'utf-8'
    return this.#isSingleByte ? 'windows-1252' : null
  }

  /** By the byte order mark, else by the position of zero bytes. */
  #wideEncoding(): 'utf-16le' | 'utf-16be' | null {
    const [first, second] = this.#start
    if (first === 0xff && second === 0xfe) return 'utf-16le'
    if (first === 0xfe && second === 0xff) return 'utf-16be'
    const units = this.#length / 2
    const { even, odd } = this.#zeros
    if (even === 0 && odd > units * WESTERN) return 'utf-16le'
    return odd === 0 && even > units * WESTERN ? 'utf-16be' : null
  }
}

function wideProbe(encoding: 'utf-16le' | 'utf-16be') {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let isText = true
  return {
    get isText() {
      return isText
    },
    add(chunk: Uint8Array) {
      if (isText) isText = hasOnlyText(decoder, chunk)
    },
    end: () => isText && decodes(decoder),
  }
}

function decodes(decoder: Decoder, chunk?: Uint8Array): boolean {
  return decoded(decoder, chunk) !== null
}

function hasOnlyText(decoder: Decoder, chunk: Uint8Array): boolean {
  const text = decoded(decoder, chunk)
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  return text !== null && !/[\0-\x08\x0b\x0e-\x1f]/.test(text)
}

/** `null` if the bytes are not valid in this encoding. */
function decoded(decoder: Decoder, chunk?: Uint8Array): string | null {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    return null
  }
}

/** Decodes a text in any of the encodings; if none fits, in the one that accepts every byte. */
export function decodeText(bytes: Uint8Array): string {
  const probe = new TextProbe()
  probe.add(bytes)
  return new TextDecoder(probe.end() ?? 'windows-1252').decode(bytes)
}
