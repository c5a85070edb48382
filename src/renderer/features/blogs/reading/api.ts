import { publicAddress } from '#renderer/server/public-address.ts'
import { untilSilent } from '#renderer/server/until-silent.ts'
import { FILE_RULES } from '#shared/files/file-rules.ts'

/** Most bytes of a book: the upload limit. */
const LIMIT = Math.max(...FILE_RULES['blog-content'].map(({ maxSize }) => maxSize))
/** Milliseconds without a byte after which the server counts as gone. */
const PATIENCE = 30_000

/**
 * Downloads a stored book.
 * @param stored `bucket/path`
 * @throws {BookTooLarge} as soon as it exceeds the limit; else what `fetch` throws
 */
export async function fetchBook(stored: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const address = publicAddress(stored)
  if (address === null) throw new Error(`${stored} is no address of a book`)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const part of untilSilent((stop) => ask(address, stop), PATIENCE, signal)) {
    size += part.length
    if (size > LIMIT) throw new BookTooLarge()
    parts.push(part)
  }
  return new Blob(parts).arrayBuffer()
}

async function ask(address: string, signal: AbortSignal) {
  const response = await fetch(address, { signal })
  if (!response.ok || !response.body) throw new Error(`the book answers ${response.status}`)
  return response.body
}

/** A stored file exceeds the upload limit. */
export class BookTooLarge extends Error {}
