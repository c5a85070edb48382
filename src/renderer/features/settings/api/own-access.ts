import { authClient, connection } from '#renderer/server/auth-client.ts'

/** What a call carries in the name of one member. */
export interface OwnAccess {
  readonly url: string
  readonly headers: Readonly<Record<'apikey' | 'authorization', string>>
}

/**
 * The access of who is signed in now, for as long as their token lasts, for calls that work through a whole account: the
 * clients of the window give up on a call after seconds, and lose the token with the session, which may end meanwhile.
 * @throws where nobody is signed in
 */
export async function ownAccess(): Promise<OwnAccess> {
  const { url, publishableKey: apikey } = connection().server
  const { data, error } = await authClient().getSession()
  if (!data.session) throw error ?? new Error('Nobody is signed in')
  return { url, headers: { apikey, authorization: `Bearer ${data.session.access_token}` } }
}
