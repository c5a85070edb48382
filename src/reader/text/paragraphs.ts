import type { Block } from './blocks.ts'

/** Kind of a paragraph: prose, verse, the heading of a chapter, or stars between two sections. */
export interface Paragraph {
  readonly kind: 'text' | 'chapter' | 'pause'
  readonly text: string
  /** Number of characters of the book before it. */
  readonly start: number
}

/** From this many characters on a line is a paragraph by itself. */
const LONG = 100

/** Most paragraphs per block; a block with more is shown line by line. */
const MOST = 120

const NAME = /^[^—–\n-].{0,70}[^.,;:…\n]$/

const PAUSE = /^[\s*·•~_—–-]{1,20}$/
const CHAPTER =
  /^(((cap[ií]tulo|parte|libro|canto|acto|escena)\s+\S.{0,50})|pr[óo]logo|ep[íi]logo|introducci[óo]n|[IVXLC]{1,7}\.?|\d{1,3}\.?)$/i

/**
 * The paragraphs of a block, without the line breaks between them.
 * @param isNamed whether the title of the book was removed, so that its first line is no title
 */
export function paragraphsIn({ text, start }: Block, isNamed = false): readonly Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (const [index, part] of partsOf(text).entries()) {
    if (index >= MOST) return [{ kind: 'text', text, start }]
    paragraphs.push({ kind: kindOf(part.text), text: part.text, start: start + part.start })
  }
  const [first] = paragraphs
  // The first line of a book is its title, unless it is a sentence.
  if (!isNamed && start === 0 && first && paragraphs.length > 1 && NAME.test(first.text.trim()))
    return [{ ...first, kind: 'chapter' }, ...paragraphs.slice(1)]
  return paragraphs
}

function kindOf(text: string): Paragraph['kind'] {
  if (PAUSE.test(text)) return 'pause'
  return CHAPTER.test(text.trim()) ? 'chapter' : 'text'
}

interface Part {
  readonly text: string
  readonly start: number
}

/** Splits at blank lines, and around each long line. */
function partsOf(text: string): readonly Part[] {
  const parts: Part[] = []
  let isOpen = false
  let start = 0
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === ''
    const isAlone = line.length > LONG
    const last = parts.at(-1)
    if (!isBlank && isOpen && !isAlone && last)
      parts[parts.length - 1] = { ...last, text: `${last.text}\n${line}` }
    else if (!isBlank) parts.push({ text: line, start })
    isOpen = !isBlank && !isAlone
    start += line.length + 1
  }
  return parts
}
