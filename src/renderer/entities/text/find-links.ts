import { find } from 'linkifyjs'
import { shownAddress } from './shown-address.ts'

/** A stretch of a text that leads elsewhere. */
export interface FoundLink {
  readonly start: number
  readonly end: number
  readonly href: string
  /** How it is shown. */
  readonly text: string
}

/** The web and mail addresses of a text, which alone may be opened outside (design §4). */
export const findLinks = (text: string): readonly FoundLink[] =>
  find(text, { defaultProtocol: 'https' })
    .filter(({ href }) => /^(https?|mailto):/i.test(href))
    .map(({ start, end, href, value }) => ({ start, end, href, text: shownAddress(value, href) }))
