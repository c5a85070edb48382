import type { Supabase } from '#renderer/server/supabase.ts'
import type { Bucket } from '../stored-file.ts'

/** Seconds that an address to a private file is good for. */
const SIGNED_FOR = 3600

/**
 * Addresses under which private files are shown for an hour, by path. What may not be read has none.
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
