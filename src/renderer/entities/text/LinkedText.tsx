import { ExternalLink } from './ExternalLink.tsx'
import type { TextPart } from './text-parts.ts'

/** A text with its links. */
export function LinkedText({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, href }, index) =>
    href ? <ExternalLink key={index} href={href} text={text} /> : text,
  )
}
