import type { FoundLink } from './find-links.ts'

/** A part of a displayed text: plain, or a link with its target. */
export interface TextPart {
  readonly text: string
  readonly href?: string
}

/** Signs that every web and mail address contains, as do many other texts. */
const LIKE_ADDRESS = /:\/\/|mailto:|localhost|[.@][\p{L}\p{N}]/iu

let findLinks: ((text: string) => readonly FoundLink[]) | undefined

/**
 * Loads the link finder as soon as a text may contain an address. Called for each text before it is cached, so that
 * links never appear late.
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
 * Splits a text at its links.
 * @param links if already found; by default those of the finder loaded by `prepareLinks`
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
