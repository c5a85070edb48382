import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import type { FileKind } from '#shared/bridge.ts'
import { FILE_RULES } from '#shared/file-rules.ts'
import { RouteError } from '../../route-error.ts'

/** A file that passed the checks of its kind. */
export interface InspectedFile {
  readonly path: string
  readonly name: string
  /** MIME type, sniffed from the bytes. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/**
 * Looks at the bytes of a chosen file, since its name proves nothing.
 * @throws {RouteError} `file.unsupported`, `file.too_large`, or `file.unreadable` when it is gone, a folder or locked
 */
export async function inspectFile(file: string, kind: FileKind): Promise<InspectedFile> {
  const size = await readable(sizeOf(file))
  const largest = Math.max(...FILE_RULES[kind].map((group) => group.maxSize))
  const type = await readable(sniff(file, size <= largest))
  const group = FILE_RULES[kind].find(({ types }) => type !== null && Object.hasOwn(types, type))
  if (!group || type === null) {
    if (type === null && size > largest) throw tooLarge(size, largest)
    throw new RouteError('file.unsupported', `${type ?? 'unknown type'} is not accepted for ${kind}`)
  }
  if (size > group.maxSize) throw tooLarge(size, group.maxSize)
  return { path: file, name: path.basename(file), type, size }
}

const tooLarge = (size: number, limit: number) =>
  new RouteError('file.too_large', `${size} bytes, at most ${limit} are accepted`)

async function sizeOf(file: string): Promise<number> {
  const info = await stat(file)
  if (!info.isFile()) throw new Error('not a regular file')
  return info.size
}

async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (cause) {
    throw new RouteError('file.unreadable', `the file cannot be read: ${String(cause)}`, { cause })
  }
}

/** MIME type by the bytes, `null` when they say nothing. Text has no signature, so it is read whole if it may be. */
async function sniff(file: string, mayRead: boolean): Promise<string | null> {
  const known = await fileTypeFromFile(file)
  if (known) return known.mime
  return mayRead && (await isText(file)) ? 'text/plain' : null
}

/** Text is valid UTF-8 without a zero byte. */
async function isText(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (chunk.includes(0)) return false
      decoder.decode(chunk, { stream: true })
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
