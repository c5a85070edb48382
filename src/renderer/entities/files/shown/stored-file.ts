import type { Bucket } from '../sending/upload.ts'

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
