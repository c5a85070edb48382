import type { ServerConnection } from '#shared/bridge.ts'
import { connection, type Supabase } from '#renderer/server/supabase.ts'

/** Credentials of a call for one member. */
export interface OwnAccess {
  readonly server: ServerConnection
  readonly token: string
}

/**
 * The access of a member, for as long as their token lasts, for calls that work through a whole account: their client
 * gives up on a call after seconds, and loses the token with the session, which may end meanwhile.
 * @throws where their session has ended
 */
export async function ownAccess({ auth }: Supabase): Promise<OwnAccess> {
  const { data, error } = await auth.getSession()
  if (!data.session) throw error ?? new Error('Nobody is signed in')
  return { server: connection().server, token: data.session.access_token }
}
