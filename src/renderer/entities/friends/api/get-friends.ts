import { supabase } from '#renderer/server/supabase.ts'
import type { Friend } from '../friend.ts'

/** Accepted friends of the signed-in member, by name (spec §7). @throws the server's error */
export async function getFriends(): Promise<readonly Friend[]> {
  const { data } = await supabase().rpc('get_friends').throwOnError()
  return [...data].sort((one, other) => one.username.localeCompare(other.username, 'es'))
}
