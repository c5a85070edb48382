/** A file that a row refers to as `bucket/path`. */
export interface StoredFile {
  readonly bucket: Bucket
  readonly path: string
}

const STORED = /^(user-assets|adult-assets|chat-assets)\/(.+)$/

/** @returns `null` for anything else: a generated picture, another host */
export function storedFile(address: string): StoredFile | null {
  const [, bucket, path] = STORED.exec(address) ?? []
  return bucket && path ? { bucket: bucket as Bucket, path } : null
}

const LONGEST_NAME = 80
/** Combining marks, as separated by Unicode normalisation. */
const MARKS = /\p{M}/gu

/**
 * Storage path of a file by spec §3: `{folder}/{timestamp}-{filename}`, in characters that the storage accepts.
 * @param folder begins with the id of its owner
 */
export function filePath(folder: string, { name }: Pick<File, 'name'>, now = Date.now()): string {
  return `${folder}/${now}-${plain(name)}`
}

/** The end of names that the Storage API takes for nothing but empty files. */
const PLACEHOLDER = /\.(?=emptyFolderPlaceholder$)/

/** Keeps the end, which has the extension. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .replace(PLACEHOLDER, '-')
    .slice(-LONGEST_NAME)

/** Buckets of members' files (supabase/migrations, storage). */
export type Bucket = 'user-assets' | 'adult-assets' | 'chat-assets'

/** A file to be stored. */
export interface Upload {
  readonly bucket: Bucket
  /** See `filePath`. */
  readonly path: string
  readonly file: Blob
  /** Called with the uploaded share, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}
