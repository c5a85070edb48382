import { removeOrphanedFiles } from '#shared/files/orphaned-files.ts'
import { fileStorage, supabase } from '#renderer/server/supabase.ts'

/** Files removed in one start; what is left waits for the next one. */
const MOST = 200

/**
 * Removes the member's stored files that nothing refers to any more: those that a crash, a moderator or another device
 * left behind. The database lists them by trigger and cannot remove them itself.
 * @throws the server's error
 */
export async function removeOwnOrphanedFiles(userId: string): Promise<void> {
  const server = supabase()
  const { data } = await server
    .from('orphaned_files')
    .select('bucket_id,path')
    .eq('owner_id', userId)
    .limit(MOST)
    .throwOnError()
  if (data.length === 0) return
  await removeOrphanedFiles({ data: server, storage: fileStorage() }, data)
}
