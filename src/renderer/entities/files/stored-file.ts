/** A file that a row refers to as `bucket/path`. */
export interface StoredFile {
  readonly bucket: Bucket
  readonly path: string
}

const STORED = /^(user-assets|adult-assets|chat-assets)\/(.+)$/

/** @returns `null` for anything else: a picture drawn here, another host */
export function storedFile(address: string): StoredFile | null {
  const [, bucket, path] = STORED.exec(address) ?? []
  return bucket && path ? { bucket: bucket as Bucket, path } : null
}

const LONGEST_NAME = 80
/** As Unicode has them, apart from their letters. */
const MARKS = /\p{M}/gu

/**
 * Where a file of spec §3 is stored: `{folder}/{timestamp}-{filename}`, in characters that the storage takes.
 * @param folder with the id of its owner first
 */
export function filePath(folder: string, { name }: Pick<File, 'name'>, now = Date.now()): string {
  return `${folder}/${now}-${plain(name)}`
}

/** The end stays, where the extension is. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .slice(-LONGEST_NAME)

/** Where files of members lie (supabase/migrations, storage). */
export type Bucket = 'user-assets' | 'adult-assets' | 'chat-assets'

/** A file that is to be stored. */
export interface Upload {
  readonly bucket: Bucket
  /** See `filePath`. */
  readonly path: string
  readonly file: Blob
  /** Hears how much of it has left, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}
