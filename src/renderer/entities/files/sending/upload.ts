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
