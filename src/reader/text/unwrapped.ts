/** Characters of the shortest line that a program would wrap at: shorter ones are verse. */
const NARROWEST = 50

interface Line {
  readonly start: number
  readonly text: string
}

/** Widths at which wrapping would break a paragraph exactly as it is broken: at least `least`, less than `below`. */
interface Widths {
  readonly least: number
  readonly below: number
}

/**
 * A text without the line breaks that a program inserted into its paragraphs to fit a width. Each is replaced by a
 * space, so the length stays the same. Verses, lists and other intended breaks stay.
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
    // Two lines alone may match by chance, so they must also fit the width of the longer paragraphs.
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

/**
 * Lines that may form one paragraph: between blank lines, and starting anew at an indented line or a line of dialogue.
 */
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

/** @returns `null` if no width would break the lines like this */
function widthsOf(lines: readonly Line[]): Widths | null {
  if (lines.length < 2) return null
  let [least, below, before] = [0, Infinity, Infinity]
  // Not with spread arguments, whose number is limited: a book may be one paragraph.
  for (const { text } of lines) {
    least = Math.max(least, text.length)
    below = Math.min(below, before + 1 + text.search(/(?<=\S)(\s|$)/))
    before = text.length
  }
  return least < below && least >= NARROWEST ? { least, below } : null
}
