import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Tables } from '../database.types.ts'

type Orphan = Pick<Tables<'orphaned_files'>, 'bucket_id' | 'path'>

/** The clients needed, with the rights to remove the files. */
interface Server {
  readonly data: Pick<SupabaseClient<Database>, 'rpc'>
  readonly storage: Pick<SupabaseClient['storage'], 'from'>
}

/** Files removed per request; the Storage API takes up to 1,000. */
const BATCH = 200

/**
 * Removes files that nothing refers to any more: first from the storage, then from the list of orphaned files. A request
 * that fails keeps none of the others back.
 * @throws the server's error, the first one if there are several
 */
export async function removeOrphanedFiles(server: Server, orphans: readonly Orphan[]): Promise<void> {
  const failures: unknown[] = []
  for (const [bucket, files] of Map.groupBy(orphans, (file) => file.bucket_id)) {
    const paths = files.map(({ path }) => path)
    for (let from = 0; from < paths.length; from += BATCH) {
      await removeBatch(server, bucket, paths.slice(from, from + BATCH)).catch((cause: unknown) =>
        failures.push(cause),
      )
    }
  }
  if (failures.length > 0) throw failures[0]
}

async function removeBatch({ data, storage }: Server, bucket: string, paths: string[]) {
  const { error } = await storage.from(bucket).remove(paths)
  if (error) throw error
  await data.rpc('forget_removed_files', { bucket, paths }).throwOnError()
}
