import type { FileKind } from '../bridge.ts'
import { FILE_RULES } from './file-rules.ts'
import { TextProbe } from './text-encoding.ts'

/** A file to check, wherever its bytes are. */
export interface FileContent {
  /** Size in bytes. */
  readonly size: number
  /** MIME type by signature, if there is one. */
  readonly signature: () => Promise<string | undefined>
  readonly chunks: () => AsyncIterable<Uint8Array>
}

/** `type` is the detected MIME type, `limit` is in bytes. */
export type Verdict =
  | { readonly isAccepted: true; readonly type: string }
  | { readonly isAccepted: false; readonly reason: 'unsupported'; readonly type: string | null }
  | { readonly isAccepted: false; readonly reason: 'too_large'; readonly limit: number }

/**
 * Checks that a file is of a kind (spec §5) and small enough (design §5). The type is detected from the bytes; names
 * prove nothing.
 * @throws what reading throws
 */
export async function judgeFile(file: FileContent, kind: FileKind): Promise<Verdict> {
  const largest = Math.max(...FILE_RULES[kind].map((group) => group.maxSize))
  const type = await typeOf(file, file.size <= largest)
  const group = FILE_RULES[kind].find(({ types }) => type !== null && Object.hasOwn(types, type))
  if (!group || type === null) {
    if (type === null && file.size > largest) return tooLarge(largest)
    return { isAccepted: false, reason: 'unsupported', type }
  }
  return file.size > group.maxSize ? tooLarge(group.maxSize) : { isAccepted: true, type }
}

const tooLarge = (limit: number): Verdict => ({ isAccepted: false, reason: 'too_large', limit })

/** Detected types that are more specific than ours. */
const SAME_AS: Readonly<Record<string, string>> = { 'image/apng': 'image/png', 'video/x-m4v': 'video/mp4' }

/** The type without parameters, such as the codec of Ogg. */
const plainType = (type: string) => type.replace(/;.*/, '')

/** `null` if the bytes tell nothing. Text has no signature, so it is read completely if allowed. */
async function typeOf({ signature, chunks }: FileContent, mayRead: boolean): Promise<string | null> {
  const known = await signature()
  // A byte order mark of UTF-16 looks like the start of an MP3.
  if (known !== undefined && known !== 'audio/mpeg') return SAME_AS[known] ?? plainType(known)
  return mayRead && (await isText(chunks())) ? 'text/plain' : (known ?? null)
}

async function isText(chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  const probe = new TextProbe()
  for await (const chunk of chunks) {
    probe.add(chunk)
    if (probe.isHopeless) return false
  }
  return probe.end() !== null
}
