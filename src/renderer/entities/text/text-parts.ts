import type { FoundLink } from './find-links.ts'

/** A stretch of a text as it is shown: plain text, or a link with the address it opens. */
export interface TextPart {
  readonly text: string
  readonly href?: string
}

/** Signs that every web and mail address has; many a text without one has them too. */
const LIKE_ADDRESS = /:\/\/|mailto:|localhost|[.@][\p{L}\p{N}]/iu

let findLinks: ((text: string) => readonly FoundLink[]) | undefined

/**
 * Loads what finds addresses, as soon as a text may hold one. Each text passes here before it is kept, so that its links
 * never come after it.
 */
export async function prepareLinks(texts: readonly string[]): Promise<void> {
  if (findLinks || !texts.some((text) => LIKE_ADDRESS.test(text))) return
  try {
    findLinks = (await import('./find-links.ts')).findLinks
  } catch (cause) {
    console.error('links are shown as text', cause)
  }
}

/**
 * Cuts a text at its addresses.
 * @param links of the text, for whoever has what finds them; by default those that `prepareLinks` was called for
 */
export function textParts(
  text: string,
  links: readonly FoundLink[] = findLinks?.(text) ?? [],
): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const link of links) {
    if (link.start > end) parts.push({ text: text.slice(end, link.start) })
    parts.push({ text: link.text, href: link.href })
    end = link.end
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
