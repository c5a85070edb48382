import type { FileKind } from '../bridge.ts'
import { FILE_RULES } from './file-rules.ts'
import { TextProbe } from './text-encoding.ts'

/** A file that is to be looked at, wherever its bytes lie. */
export interface FileContent {
  /** Bytes. */
  readonly size: number
  /** MIME type by the signature, if there is one. */
  readonly signature: () => Promise<string | undefined>
  readonly chunks: () => AsyncIterable<Uint8Array>
}

/** `type` is the MIME type by the bytes, `limit` in bytes. */
export type Verdict =
  | { readonly isAccepted: true; readonly type: string }
  | { readonly isAccepted: false; readonly reason: 'unsupported'; readonly type: string | null }
  | { readonly isAccepted: false; readonly reason: 'too_large'; readonly limit: number }

/**
 * Whether a file is one of a kind (spec §5) and small enough (design §5). The bytes tell, since a name proves nothing.
 * @throws whatever reading does
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

/** Types that the signature tells more exactly than we ask. */
const SAME_AS: Readonly<Record<string, string>> = { 'image/apng': 'image/png', 'video/x-m4v': 'video/mp4' }

/** Without what may follow it, as the codec of Ogg. */
const plainType = (type: string) => type.replace(/;.*/, '')

/** `null` when the bytes say nothing. Text has no signature, so it is read whole if it may be. */
async function typeOf({ signature, chunks }: FileContent, mayRead: boolean): Promise<string | null> {
  const known = await signature()
  // The mark of UTF-16 is taken for the start of a sound.
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
