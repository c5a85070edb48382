import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#shared/database.types.ts'
import { removeOrphanedFiles } from '#shared/files/orphaned-files.ts'

/** SQLSTATE of a statement that is expected to cost more than the data API's login may spend (pg_plan_filter). */
export const TOO_DEAR = '54001'

/** The last file of a page; before all of them there is none, and what to remove is looked for anew. */
type Place = { after_bucket?: string; after_path?: string }

/** In front of each file. */
const noted: Place = { after_bucket: ' ' }

/** A page of what is to be removed: looked for now, or where the server is too large for that, as its own job has noted it. */
async function nextOrphans(admin: SupabaseClient<Database>, after: Place) {
  const { data, error } = await admin.rpc('collect_orphaned_files', after)
  if (error?.code === TOO_DEAR && after !== noted) return nextOrphans(admin, noted)
  if (error) throw error
  return data
}

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
  let after: Place = {}
  for (;;) {
    const data = await nextOrphans(admin, after)
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
