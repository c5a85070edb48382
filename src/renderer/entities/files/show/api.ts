import type { Supabase } from '#renderer/server/supabase.ts'
import type { Bucket } from '../stored-file.ts'

/** Seconds that a signed address is valid. */
export const SIGNED_FOR = 3600

/**
 * Signed addresses of private files, valid for an hour, by path. Files that may not be read have none.
 * @throws the server's error
 */
export async function signAddresses(
  supabase: Supabase,
  bucket: Bucket,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { data, error } = await supabase.storage.from(bucket).createSignedUrls([...paths], SIGNED_FOR)
  if (error) throw error
  return new Map(data.flatMap(({ path, signedUrl }) => (path && signedUrl ? [[path, signedUrl]] : [])))
}
