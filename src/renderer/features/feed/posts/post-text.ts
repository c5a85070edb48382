import { find } from 'linkifyjs'

/** A stretch of a post: plain text, or a link with the address it opens. */
export interface TextPart {
  readonly text: string
  readonly href?: string
}

/** Cuts a text at its web and mail addresses, which alone may be opened outside (design §4). */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const link of find(text, { defaultProtocol: 'https' })) {
    if (!/^(https?|mailto):/i.test(link.href)) continue
    if (link.start > end) parts.push({ text: text.slice(end, link.start) })
    parts.push({ text: link.value, href: link.href })
    end = link.end
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
