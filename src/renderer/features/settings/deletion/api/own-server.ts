import { PostgrestClient } from '@supabase/postgrest-js'
import { StorageClient } from '@supabase/storage-js'
import type { Supabase } from '#renderer/server/supabase.ts'
import { ownAccess } from '../../api/own-access.ts'

/** The server, in the name of one member. */
export interface OwnServer {
  readonly data: Supabase
  readonly storage: StorageClient
}

/** Milliseconds that one call for files may take. */
const FILES_LIMIT = 120_000

/** The server in the name of who is signed in now, also after their session has ended. */
export async function ownServer(): Promise<OwnServer> {
  const { url, headers } = await ownAccess()
  const send: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(FILES_LIMIT) })
  return {
    data: new PostgrestClient(`${url}/rest/v1`, { schema: 'public', headers, retry: false }),
    storage: new StorageClient(`${url}/storage/v1`, headers, send),
  }
}
