import { endsSession } from '#renderer/server/errors.ts'
import type { Supabase } from '#renderer/server/supabase.ts'

/**
 * Asks the server whether the session still exists: it may have been ended elsewhere, or its account deleted, while its
 * token stays valid until it expires. Signs out locally if it is gone.
 * @returns whether the session still exists, as far as is known
 */
export async function checkSession({ auth }: Supabase): Promise<boolean> {
  const { error } = await auth.getUser()
  // The library ends the local session when the server has none, but not when its account was deleted or banned.
  if (endsSession(error?.code)) await auth.signOut({ scope: 'local' })
  return (await auth.getSession()).data.session !== null
}

/** Signs the member out on every other device. @returns whether the server did so */
export async function endOtherSessions({ auth }: Supabase): Promise<boolean> {
  const { error } = await auth.signOut({ scope: 'others' })
  if (error) console.warn('The other sessions could not be ended', error)
  return error === null
}

/**
 * Whether this session may read at all. One that may not, because its account has got a second step or is banned, reads
 * everything as empty.
 * @throws the server's error
 */
export async function mayRead(supabase: Supabase, ownId: string): Promise<boolean> {
  const { data } = await supabase.from('member_cards').select('id').eq('id', ownId).throwOnError()
  return data.length > 0
}
