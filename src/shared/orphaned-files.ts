import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Tables } from './database.types.ts'

type Orphan = Pick<Tables<'orphaned_files'>, 'bucket_id' | 'path'>

/** Files that one request removes; the Storage API takes up to 1,000. */
const BATCH = 200

/**
 * Removes files that nothing refers to any more: from the storage, then from the list of those to be removed.
 * @throws the server's error
 */
export async function removeOrphanedFiles(
  client: Pick<SupabaseClient<Database>, 'from' | 'storage'>,
  orphans: readonly Orphan[],
): Promise<void> {
  for (const [bucket, files] of Map.groupBy(orphans, (file) => file.bucket_id)) {
    const paths = files.map(({ path }) => path)
    for (let from = 0; from < paths.length; from += BATCH) {
      await removeBatch(client, bucket, paths.slice(from, from + BATCH))
    }
  }
}

async function removeBatch(
  client: Pick<SupabaseClient<Database>, 'from' | 'storage'>,
  bucket: string,
  paths: readonly string[],
) {
  const { error } = await client.storage.from(bucket).remove([...paths])
  if (error) throw error
  await client.from('orphaned_files').delete().eq('bucket_id', bucket).in('path', paths).throwOnError()
}
