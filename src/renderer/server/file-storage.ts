import { StorageClient } from '@supabase/storage-js'
import { connection } from './auth-client.ts'
import { serverFetch } from './supabase.ts'

/** The client of this window for files. To be imported when there are some. Only `api` folders may (lint rule). */
export const fileStorage = (): StorageClient =>
  new StorageClient(`${connection().server.url}/storage/v1`, {}, serverFetch())
