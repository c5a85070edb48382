/** Characters of the shortest line that a program would break at: shorter ones are verses. */
const NARROWEST = 50

interface Line {
  readonly start: number
  readonly text: string
}

/** Widths that would break a paragraph just where it is broken: from `least`, and less than `below`. */
interface Widths {
  readonly least: number
  readonly below: number
}

/**
 * A text without the line breaks that a program has put into its paragraphs to fit a width; of the same length, since a
 * blank takes the place of each. Verses, lists and all else that breaks where its author meant it stays.
 */
export function unwrapped(text: string): string {
  const paragraphs = paragraphsOf(text)
  const widths = paragraphs.map(widthsOf)
  const common = widths.reduce<Widths>(
    (all, one, index) =>
      one && (paragraphs[index]?.length ?? 0) > 2
        ? { least: Math.max(all.least, one.least), below: Math.min(all.below, one.below) }
        : all,
    { least: 0, below: Infinity },
  )
  const breaks = paragraphs.flatMap((lines, index) => {
    const own = widths[index]
    // Two lines alone may break there by chance: what the longer ones of the text tell has to hold for them.
    const isWrapped =
      own &&
      (lines.length > 2 || Math.max(own.least, common.least) < Math.min(own.below, common.below)) &&
      common.least > 0
    return isWrapped ? lines.slice(1).map(({ start }) => start - 1) : []
  })
  let from = 0
  const parts = breaks.map((at) => {
    const part = text.slice(from, at)
    from = at + 1
    return part
  })
  return [...parts, text.slice(from)].join(' ')
}

/** Lines that may be one paragraph: between blank ones, and from one that is set in or begins to speak to the next. */
function paragraphsOf(text: string): readonly (readonly Line[])[] {
  const paragraphs: Line[][] = []
  let start = 0
  let current: Line[] = []
  for (const line of text.split('\n')) {
    if (current.length > 0 && (line.trim() === '' || /^(\s{2}|\t|[—–-])/.test(line))) {
      paragraphs.push(current)
      current = []
    }
    if (line.trim() !== '') current.push({ start, text: line.trimEnd() })
    start += line.length + 1
  }
  return [...paragraphs, current]
}

/** @returns `null` for lines that no width would have broken so */
function widthsOf(lines: readonly Line[]): Widths | null {
  if (lines.length < 2) return null
  let [least, below, before] = [0, Infinity, Infinity]
  // Not by arguments, of which there is a most: a book may be one paragraph.
  for (const { text } of lines) {
    least = Math.max(least, text.length)
    below = Math.min(below, before + 1 + text.search(/(?<=\S)(\s|$)/))
    before = text.length
  }
  return least < below && least >= NARROWEST ? { least, below } : null
}
