import { find } from 'linkifyjs'

/** A link within a text. */
export interface FoundLink {
  readonly start: number
  readonly end: number
  readonly href: string
  /** Text shown for it. */
  readonly text: string
}

/** Finds the web and mail addresses in a text, the only ones that may be opened outside (design §4). */
export const findLinks = (text: string): readonly FoundLink[] =>
  find(text, { defaultProtocol: 'https' })
    .filter(({ href }) => /^(https?|mailto):/i.test(href))
    .map(({ start, end, href, value }) => ({ start, end, href, text: shownAddress(value, href) }))

/** Longest displayed address, in characters. */
const LIMIT = 32

/** Control characters, spaces and invisible characters, which can make one address look like another. */
const DECEIVING = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu

/** Letters of Spanish names, none of which looks like another; addresses with other letters stay in punycode. */
const OUR_LETTERS = /^[a-z0-9áéíóúüñ.:-]+$/

/**
 * Displayed form of an address: readable, short, and never suggesting another target.
 * @param written as typed by the member, with or without protocol
 * @param href the actual target
 */
export function shownAddress(written: string, href: string): string {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return written
  const url = new URL(href)
  const host = hostOf(written, url)
  // The end of a host name tells its owner.
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
