import type { Tables } from '#shared/database.types.ts'
import { supabase } from '#renderer/lib/supabase.ts'

/** Files removed in one start; what is left waits for the next one. */
const MOST = 200

type Orphan = Pick<Tables<'orphaned_files'>, 'bucket_id' | 'path'>

/**
 * Removes the member's stored files that nothing refers to any more: those that a crash, a moderator or another device
 * left behind. The database lists them by trigger and cannot remove them itself.
 * @throws the server's error
 */
export async function removeOrphanedFiles(userId: string): Promise<void> {
  const { data } = await supabase()
    .from('orphaned_files')
    .select('bucket_id,path')
    .eq('owner_id', userId)
    .limit(MOST)
    .throwOnError()
  for (const [bucket, files] of Map.groupBy(data, (file) => file.bucket_id)) await remove(bucket, files)
}

async function remove(bucket: string, files: readonly Orphan[]): Promise<void> {
  const paths = files.map(({ path }) => path)
  const { error } = await supabase().storage.from(bucket).remove(paths)
  if (error) throw error
  await supabase().from('orphaned_files').delete().eq('bucket_id', bucket).in('path', paths).throwOnError()
}
