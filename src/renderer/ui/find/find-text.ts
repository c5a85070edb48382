import { folded, placesOf } from '#shared/search-text.ts'

/** Most matches that are highlighted; nobody steps through more. */
const MOST = 500

/** Parts of the window that are searched; what lies over them is not. */
const PANES = 'main, aside, section[data-pane]'

/** Part of a line of text within one text node. */
interface Piece {
  readonly node: Text
  /** Characters of the line before it. */
  readonly start: number
}

/**
 * Finds text in the window, ignoring case and accents, from top to bottom. A match may span links and other elements
 * within a line, but not paragraphs.
 */
export function findText(words: string): readonly Range[] {
  const found: Range[] = []
  if (words.trim() === '') return found
  for (const pane of outermost(document.querySelectorAll<HTMLElement>(PANES))) {
    for (const line of linesOf(pane)) {
      for (const at of placesOf(words, folded(textOf(line)))) {
        const range = rangeOf(line, at, words.length)
        if (range && isShown(range)) found.push(range)
        if (found.length === MOST) return found
      }
    }
  }
  return found
}

const outermost = (panes: Iterable<HTMLElement>) =>
  [...panes].filter((pane, _index, all) => !all.some((other) => other !== pane && other.contains(pane)))

const textOf = (line: readonly Piece[]) => line.map(({ node }) => node.data).join('')

/** Text that is laid out together, such as a paragraph. */
function linesOf(pane: HTMLElement): readonly (readonly Piece[])[] {
  const lines: Piece[][] = []
  const walker = document.createTreeWalker(pane, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.checkVisibility({ visibilityProperty: true })
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  )
  let around: Element | null = null
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = blockAround(node)
    const line = block === around ? lines.at(-1) : undefined
    const last = line?.at(-1)
    const piece = { node: node as Text, start: last ? last.start + last.node.data.length : 0 }
    if (line) line.push(piece)
    else lines.push([piece])
    around = block
  }
  return lines
}

function blockAround(node: Node): Element | null {
  let element = node.parentElement
  while (element && getComputedStyle(element).display.startsWith('inline')) element = element.parentElement
  return element
}

function rangeOf(line: readonly Piece[], from: number, length: number): Range | null {
  const place = (at: number, isEnd: boolean) =>
    line.find(
      ({ node, start }) =>
        at >= start && (isEnd ? at <= start + node.data.length : at < start + node.data.length),
    )
  const [first, last] = [place(from, false), place(from + length, true)]
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, from - first.start)
  range.setEnd(last.node, from + length - last.start)
  return range
}

/** Visually hidden text has the size of a point. */
function isShown(range: Range): boolean {
  const parent = range.startContainer.parentElement?.getBoundingClientRect()
  return parent !== undefined && parent.width > 1 && parent.height > 1
}
