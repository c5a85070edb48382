import { find } from 'linkifyjs'

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

/** Most characters of an address within a text. */
const LIMIT = 32

/** Controls, spaces and what draws nothing: with these one address can be made to look like another. */
const DECEIVING = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu

/** Letters of Spanish names, none of which looks like another; all other foreign letters stay as punycode. */
const OUR_LETTERS = /^[a-z0-9áéíóúüñ.:-]+$/

/**
 * How an address is shown in a text: readable, short, and never as another place than it leads to.
 * @param written as the member wrote it, with or without protocol
 * @param href what it opens
 */
export function shownAddress(written: string, href: string): string {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return written
  const url = new URL(href)
  const host = hostOf(written, url)
  // The end of a host says whose it is.
  if (length(host) > LIMIT) return `…${last(host, LIMIT - 1)}`
  const rest = readable(url.pathname + url.search + url.hash)
  return shortened((url.protocol === 'https:' ? '' : 'http://') + host + (rest === '/' ? '' : rest))
}

function hostOf(written: string, { host }: URL): string {
  const own = (/^(?:https?:\/\/)?([^/?#@\\]+)/i.exec(written)?.[1] ?? '').toLowerCase()
  const isSame =
    OUR_LETTERS.test(own) && URL.canParse(`https://${own}`) && new URL(`https://${own}`).host === host
  return isSame ? own : host
}

function readable(encoded: string): string {
  try {
    return decodeURI(encoded).replace(DECEIVING, encodeURIComponent)
  } catch {
    return encoded
  }
}

const length = (text: string) => Array.from(text).length
const last = (text: string, count: number) => Array.from(text).slice(-count).join('')
const shortened = (text: string) =>
  length(text) > LIMIT
    ? `${Array.from(text)
        .slice(0, LIMIT - 1)
        .join('')}…`
    : text
