import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'

/** Reads a bucket's size limit in bytes; null if it does not exist or has no limit. */
export function bucketSizeLimit(connection: PgliteConnection): (bucket: string) => Promise<number | null> {
  return async (bucket) => {
    const { rows } = await sql<{ limit: number | null }>`
      select file_size_limit::float8 as limit from storage.buckets where id = ${bucket}
    `.execute(connection.kysely)
    return rows[0]?.limit ?? null
  }
}
