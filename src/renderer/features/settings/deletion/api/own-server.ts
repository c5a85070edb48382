import { createClient } from '@supabase/supabase-js'
import type { Supabase } from '#renderer/server/supabase.ts'
import { ownAccess } from '../../api/own-access.ts'

/** The server, in the name of one member. */
export interface OwnServer {
  readonly data: Pick<Supabase, 'rpc'>
  readonly storage: Supabase['storage']
}

/** Milliseconds that a call may take which sets no limit itself. */
const CALL_LIMIT = 120_000

/** The server in the name of who is signed in now, also after their session has ended. */
export async function ownServer(): Promise<OwnServer> {
  const { server, token } = await ownAccess()
  const send: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(CALL_LIMIT) })
  const client: Supabase = createClient(server.url, server.publishableKey, {
    accessToken: async () => token,
    db: { retry: false },
    global: { fetch: send },
  })
  return { data: client, storage: client.storage }
}
