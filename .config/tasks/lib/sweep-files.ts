import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#shared/database.types.ts'
import { removeOrphanedFiles } from '#shared/files/orphaned-files.ts'

/**
 * Removes the files that nothing refers to any more: those noted by the database and uploads older than a day that
 * never became part of anything. What cannot be removed keeps nothing else waiting.
 * @param admin a client with the secret key
 * @returns how many files went
 * @throws the server's error, the first one if there are several
 */
export async function sweepFiles(admin: SupabaseClient<Database>): Promise<number> {
  const failures: unknown[] = []
  let removed = 0
  let after: { after_bucket?: string; after_path?: string } = {}
  for (;;) {
    const { data } = await admin.rpc('collect_orphaned_files', after).throwOnError()
    const last = data.at(-1)
    if (!last) break
    await removeOrphanedFiles({ data: admin, storage: admin.storage }, data).then(
      () => (removed += data.length),
      (cause: unknown) => failures.push(cause),
    )
    after = { after_bucket: last.bucket_id, after_path: last.path }
  }
  if (failures.length > 0) throw failures[0]
  return removed
}
