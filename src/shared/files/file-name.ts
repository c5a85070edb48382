import { isVisible } from '../visible.ts'

/** Characters that break a line, turn the direction of the text or are invisible, so that one name looks like another. */
const MISLEADING =
  /[\u034f\u17b4\u17b5\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/gu
/** Runs of space that could push an extension out of sight. */
const BLANKS = /\s{2,}/gu
/** Bytes of UTF-8. File systems take 255, and what is still being written needs some. */
const MOST = 200
/** Characters of an extension with its dot; what is longer is none. */
const LONGEST_EXTENSION = 12
const NAMELESS = 'archivo'

/**
 * The name of a file as it may be shown, sent and suggested: without folders and without characters that mislead, never
 * empty, 200 bytes at most with its extension. The server accepts no other (`chat_messages.file_name`).
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
