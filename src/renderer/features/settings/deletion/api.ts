import { createClient } from '@supabase/supabase-js'
import { errorFields } from '#renderer/server/errors.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { ownAccess } from '../api.ts'

/** Milliseconds: a little more than the server's own limit of ten minutes. */
const DELETION_PATIENCE = 11 * 60_000

/**
 * Deletes the member's account with everything in it. An account that is already gone (a lost answer) counts as
 * deleted.
 * @throws the server's error
 */
export async function endAccount({ data }: OwnServer): Promise<void> {
  try {
    await data.rpc('delete_account').abortSignal(AbortSignal.timeout(DELETION_PATIENCE)).throwOnError()
  } catch (cause) {
    if (!isGone(cause)) throw cause
  }
}

/** Error of `delete_account` for a token that has outlived its account. */
function isGone(cause: unknown): boolean {
  const { code, message } = errorFields(cause)
  return code === '42501' && message === 'Not signed in'
}

/** Milliseconds for listing files. */
const REMOVAL_PATIENCE = 20_000
/** Files removed per request. */
const BATCH = 200

/**
 * Removes all files of the member. Files that the storage silently keeps are left to the server, which records them
 * with the account (`delete_account`).
 * @param onRemoved called now and then with the number of removed files
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
      .abortSignal(AbortSignal.timeout(REMOVAL_PATIENCE))
      .throwOnError()
    const first = files[0] && `${files[0].bucket_id}/${files[0].path}`
    if (!first || first === former) return
    former = first
    for (const [bucket, ofBucket] of Map.groupBy(files, (file) => file.bucket_id)) {
      const { error } = await storage.from(bucket).remove(ofBucket.map(({ path }) => path))
      if (error) throw error
      onRemoved(ofBucket.length)
    }
  }
}

/** The server on behalf of one member. */
export interface OwnServer {
  readonly data: Pick<Supabase, 'rpc'>
  readonly storage: Supabase['storage']
}

/** Milliseconds for a call without a limit of its own. */
const CALL_LIMIT = 120_000

/** The server on behalf of a member, even after their session has ended. */
export async function ownServer(supabase: Supabase): Promise<OwnServer> {
  const { server, token } = await ownAccess(supabase)
  const send: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(CALL_LIMIT) })
  const client: Supabase = createClient(server.url, server.publishableKey, {
    accessToken: async () => token,
    db: { retry: false },
    global: { fetch: send },
  })
  return { data: client, storage: client.storage }
}
