/** Characters after which the next line starts a new block. */
const ENOUGH = 3000
/** Characters after which a new block starts in any case. */
const TOO_MANY = 12_000

/** A part of a long text, laid out only while it is in view. */
export interface Block {
  readonly text: string
  /** Number of characters before it. */
  readonly start: number
}

/**
 * Splits a text at ends of paragraphs, or of lines, into parts that a browser lays out quickly. Joined, they are the
 * text.
 */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  let start = 0
  while (start < text.length) {
    const lineEnd = text.indexOf('\n', start + ENOUGH)
    const paragraphEnd = text.slice(lineEnd, lineEnd + ENOUGH).indexOf('\n\n')
    const end = lineEnd < 0 ? text.length : lineEnd + Math.max(1, paragraphEnd + 2)
    const cut = end - start > TOO_MANY ? wordEnd(text, start + TOO_MANY) : end
    blocks.push({ text: text.slice(start, cut), start })
    start = cut
  }
  return blocks
}

/** A cut that does not split a surrogate pair. */
function wordEnd(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  if (space >= 0 && space - at < ENOUGH) return space + 1
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at + 1 : at
}
