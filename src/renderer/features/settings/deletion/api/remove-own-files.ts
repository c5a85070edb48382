import type { OwnServer } from './own-server.ts'

/** Milliseconds that a list of files may take. */
const PATIENCE = 20_000
/** Files that one request removes. */
const BATCH = 200

/**
 * Removes all files that the member has stored. What the storage leaves there without a word is left to the server,
 * which notes it with the account (`delete_account`).
 * @param onRemoved hears how many have gone, now and then
 * @throws the server's error
 */
export async function removeOwnFiles(
  { data, storage }: OwnServer,
  onRemoved: (count: number) => void,
): Promise<void> {
  let former: string | undefined
  for (;;) {
    const { data: files } = await data
      .rpc('list_my_files')
      .limit(BATCH)
      .abortSignal(AbortSignal.timeout(PATIENCE))
      .throwOnError()
    const first = files[0] && `${files[0].bucket_id}/${files[0].path}`
    if (!first || first === former) return
    former = first
    for (const [bucket, ofBucket] of Map.groupBy(files, (file) => file.bucket_id)) {
      const { error } = await storage.from(bucket).remove(ofBucket.map(({ path }) => path))
      // What was no answer at all comes wrapped.
      if (error) throw 'originalError' in error ? error.originalError : error
      onRemoved(ofBucket.length)
    }
  }
}
