import { StorageClient } from '@supabase/storage-js'
import { connection } from './auth-client.ts'
import { serverFetch } from './supabase.ts'

/**
 * The client of this window for files. To be imported when there are some. Only `api` folders may (lint rule).
 * @param signal ends its calls, which have no limit of their own
 */
export function fileStorage(signal?: AbortSignal): StorageClient {
  const send = serverFetch()
  const limited: typeof fetch = (input, init) => send(input, { ...init, ...(signal && { signal }) })
  return new StorageClient(`${connection().server.url}/storage/v1`, {}, limited)
}
