import { leave } from './connection.ts'
import { showSession } from './session.ts'

/**
 * Ends the session of this device. The local session goes first, so a server that fails or hangs cannot lock
 * the member in; only revoking it there can fail.
 * @returns the server's message when the session could not be revoked, else `null`
 */
export async function signOut(): Promise<string | null> {
  // Before the session goes: what is on screen would go on asking, without it.
  showSession(undefined)
  const former = await leave()
  const { error } = await former.signOut({ scope: 'local' })
  if (!error) return null
  console.error('The session could not be revoked on the server', error)
  return error.message
}
