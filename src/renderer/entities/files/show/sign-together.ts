import type { MemberScope } from '#renderer/session/member-scope.ts'
import type { Bucket, StoredFile } from '../stored-file.ts'
import { signAddresses } from './api.ts'

interface Batch {
  readonly paths: string[]
  readonly signed: Promise<ReadonlyMap<string, string>>
}

/**
 * The part of a member that signs addresses of private files. Requests made at the same time, such as those of a page
 * of posts, share one call.
 */
export function signedAddresses({ supabase }: MemberScope) {
  const batches = new Map<Bucket, Batch>()
  const openBatch = (bucket: Bucket): Batch => {
    const paths: string[] = []
    const sign = () => {
      batches.delete(bucket)
      return signAddresses(supabase, bucket, paths)
    }
    const batch = { paths, signed: new Promise<void>((resolve) => void setTimeout(resolve)).then(sign) }
    batches.set(bucket, batch)
    return batch
  }
  return async ({ bucket, path }: StoredFile): Promise<string> => {
    const batch = batches.get(bucket) ?? openBatch(bucket)
    batch.paths.push(path)
    const address = (await batch.signed).get(path)
    if (address === undefined) throw new Error(`The file ${path} cannot be shown`)
    return address
  }
}
