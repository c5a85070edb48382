import type { Supabase } from '#renderer/server/supabase.ts'

/**
 * Asks whether the session was ended elsewhere, or its account deleted: the token of one that is gone would do until it
 * expires. A session that is gone ends here too. @returns whether there still is one, as far as is known
 */
export async function checkSession({ auth }: Supabase): Promise<boolean> {
  const { error } = await auth.getUser()
  // The library itself ends a session that is gone, but none whose account is.
  if (error?.code === 'user_not_found') await auth.signOut({ scope: 'local' })
  return (await auth.getSession()).data.session !== null
}

/** Signs the member out on every other device. @returns whether the server did so */
export async function endOtherSessions({ auth }: Supabase): Promise<boolean> {
  const { error } = await auth.signOut({ scope: 'others' })
  if (error) console.warn('The other sessions could not be ended', error)
  return error === null
}
