import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#shared/database.types.ts'
import { removeOrphanedFiles } from '#shared/files/orphaned-files.ts'

/**
 * Removes the files that nothing refers to any more: those noted by the database and uploads older than a day that
 * never became part of anything.
 * @param admin a client with the secret key
 * @returns how many files went
 * @throws the server's error
 */
export async function sweepFiles(admin: SupabaseClient<Database>): Promise<number> {
  const { data } = await admin.rpc('collect_orphaned_files').throwOnError()
  await removeOrphanedFiles({ data: admin, storage: admin.storage }, data)
  return data.length
}
