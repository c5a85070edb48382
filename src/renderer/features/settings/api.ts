import type { ServerConnection } from '#shared/bridge.ts'
import { connection } from '#renderer/server/supabase.ts'

/** What a call is made with in the name of one member. */
export interface OwnAccess {
  readonly server: ServerConnection
  readonly token: string
}

/**
 * The access of who is signed in now, for as long as their token lasts, for calls that work through a whole account: the
 * client of the window gives up on a call after seconds, and loses the token with the session, which may end meanwhile.
 * @throws where nobody is signed in
 */
export async function ownAccess(): Promise<OwnAccess> {
  const { server, client } = connection()
  const { data, error } = await client.auth.getSession()
  if (!data.session) throw error ?? new Error('Nobody is signed in')
  return { server, token: data.session.access_token }
}
