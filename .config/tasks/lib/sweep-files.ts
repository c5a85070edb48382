import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Tables } from '../../../src/shared/database.types.ts'

type Orphan = Tables<'orphaned_files'>

/** Files that one request removes; the Storage API takes up to 1,000. */
const batchSize = 200

/**
 * Removes the files that nothing refers to any more: those noted by the database and uploads older than a day that
 * never became part of anything.
 * @param admin a client with the secret key
 * @returns how many files went
 * @throws the server's error
 */
export async function sweepFiles(admin: SupabaseClient<Database>): Promise<number> {
  const { data } = await admin.rpc('collect_orphaned_files').throwOnError()
  const buckets = Map.groupBy(data, (file) => file.bucket_id)
  for (const [bucket, files] of buckets) {
    for (let from = 0; from < files.length; from += batchSize) {
      await removeBatch(admin, bucket, files.slice(from, from + batchSize))
    }
  }
  return data.length
}

async function removeBatch(admin: SupabaseClient<Database>, bucket: string, files: readonly Orphan[]) {
  const paths = files.map(({ path }) => path)
  const { error } = await admin.storage.from(bucket).remove(paths)
  if (error) throw error
  await admin.from('orphaned_files').delete().eq('bucket_id', bucket).in('path', paths).throwOnError()
}
