import { authClient } from '#renderer/server/supabase.ts'

/** Signs the member out on every other device. @returns whether the server did so */
export async function endOtherSessions(): Promise<boolean> {
  const { error } = await authClient().signOut({ scope: 'others' })
  if (error) console.warn('The other sessions could not be ended', error)
  return error === null
}
