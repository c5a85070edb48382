import { isVisible } from '../visible.ts'

/**
 * Characters that break a line, reverse the text direction or are invisible, so that one name could look like another.
 */
const MISLEADING =
  /[\u034f\u17b4\u17b5\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/gu
/** Runs of spaces that could push the extension out of sight. */
const BLANKS = /\s{2,}/gu
/** Bytes of UTF-8. File systems allow 255, and temporary names need some of them. */
const MOST = 200
/** Longest extension, with its dot; anything longer is not one. */
const LONGEST_EXTENSION = 12
const NAMELESS = 'archivo'

/**
 * A file name that is safe to show, send and suggest: without folders and misleading characters, never empty, at most
 * 200 bytes with its extension. The server accepts no other (`chat_messages.file_name`).
 */
export function plainFileName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const plain = last.replaceAll(MISLEADING, '').replaceAll(BLANKS, ' ').trim()
  return isVisible(plain.replaceAll('.', '')) ? shorten(plain) : NAMELESS
}

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text).length

function shorten(name: string): string {
  if (bytesOf(name) <= MOST) return name
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= LONGEST_EXTENSION ? name.slice(dot) : ''
  let left = MOST - bytesOf(`…${extension}`)
  const kept: string[] = []
  for (const character of name) {
    left -= bytesOf(character)
    if (left < 0) break
    kept.push(character)
  }
  return `${kept.join('')}…${extension}`
}
