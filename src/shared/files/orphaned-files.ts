import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Tables } from '../database.types.ts'

type Orphan = Pick<Tables<'orphaned_files'>, 'bucket_id' | 'path'>

/** The clients needed, with the rights to remove the files. */
interface Server {
  readonly data: Pick<SupabaseClient<Database>, 'from'>
  readonly storage: Pick<SupabaseClient['storage'], 'from'>
}

/** Files removed per request; the Storage API takes up to 1,000. */
const BATCH = 200

/**
 * Removes files that nothing refers to any more: first from the storage, then from the list of orphaned files.
 * @throws the server's error
 */
export async function removeOrphanedFiles(server: Server, orphans: readonly Orphan[]): Promise<void> {
  for (const [bucket, files] of Map.groupBy(orphans, (file) => file.bucket_id)) {
    const paths = files.map(({ path }) => path)
    for (let from = 0; from < paths.length; from += BATCH) {
      await removeBatch(server, bucket, paths.slice(from, from + BATCH))
    }
  }
}

async function removeBatch({ data, storage }: Server, bucket: string, paths: readonly string[]) {
  const { error } = await storage.from(bucket).remove([...paths])
  if (error) throw error
  await data.from('orphaned_files').delete().eq('bucket_id', bucket).in('path', paths).throwOnError()
}
