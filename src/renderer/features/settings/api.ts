import type { ServerConnection } from '#shared/bridge.ts'
import { connection, type Supabase } from '#renderer/server/supabase.ts'

/** Credentials for calls of one member. */
export interface OwnAccess {
  readonly server: ServerConnection
  readonly token: string
}

/**
 * A member's access for as long as their token is valid, for long operations on the whole account: their client aborts
 * calls after seconds, and loses the token if the session ends meanwhile.
 * @throws if their session has ended
 */
export async function ownAccess({ auth }: Supabase): Promise<OwnAccess> {
  const { data, error } = await auth.getSession()
  if (!data.session) throw error ?? new Error('Nobody is signed in')
  return { server: connection().server, token: data.session.access_token }
}
