import { supabase } from '#renderer/server/supabase.ts'
import type { Friend } from '../friend.ts'

/** As people count: 'luna 2' before 'luna 14'. */
const byName = new Intl.Collator('es', { numeric: true })

/** Accepted friends of the signed-in member, by name (spec §7). @throws the server's error */
export async function getFriends(): Promise<readonly Friend[]> {
  const { data } = await supabase().rpc('get_friends').throwOnError()
  return data.toSorted((one, other) => byName.compare(one.username, other.username))
}
