import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import type { FileKind } from '#shared/bridge.ts'
import { judgeFile, type Verdict } from '#shared/files/judge-file.ts'
import { RouteError } from '../../route-error.ts'

/** A file that passed the checks for its kind. */
export interface InspectedFile {
  readonly path: string
  readonly name: string
  /** MIME type, sniffed from the bytes. */
  readonly type: string
  /** Size in bytes. */
  readonly size: number
}

/**
 * Checks a chosen file by its content.
 * @throws {RouteError} `file.unsupported`, `file.too_large`, or `file.unreadable` if it is gone, a folder or locked
 */
export async function inspectFile(file: string, kind: FileKind): Promise<InspectedFile> {
  const size = await readable(sizeOf(file))
  const signature = async () => (await fileTypeFromFile(file))?.mime
  const chunks = () => createReadStream(file) as AsyncIterable<Buffer>
  const verdict = await readable(judgeFile({ size, signature, chunks }, kind))
  if (!verdict.isAccepted) throw refusal(verdict, kind)
  return { path: file, name: path.basename(file), type: verdict.type, size }
}

const refusal = (verdict: Extract<Verdict, { isAccepted: false }>, kind: FileKind) =>
  verdict.reason === 'too_large'
    ? new RouteError('file.too_large', `at most ${verdict.limit} bytes are accepted`)
    : new RouteError('file.unsupported', `${verdict.type ?? 'unknown type'} is not accepted for ${kind}`)

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
