/** Characters after which a new block begins with the next line. */
const ENOUGH = 3000
/** Characters after which it begins whatever comes. */
const TOO_MANY = 12_000

/** A part of a long text, drawn only where it is in sight. */
export interface Block {
  readonly text: string
  /** Characters before it. */
  readonly start: number
}

/** Cuts a text at ends of paragraphs, else of lines, into parts that a browser lays out in no time. Put together they are the text. */
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

/** Never between the halves of a character. */
function wordEnd(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  if (space >= 0 && space - at < ENOUGH) return space + 1
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at + 1 : at
}
