import { supabase } from '#renderer/server/supabase.ts'
import type { Friend } from '../friend.ts'

/** Rows that the server gives in one answer at most (`max_rows` in supabase/config.toml). */
const PAGE = 1_000

/** As people count: 'luna 2' before 'luna 14'. */
const byName = new Intl.Collator('es', { numeric: true })

/** Accepted friends of the signed-in member, by name (spec §7). @throws the server's error */
export async function getFriends(): Promise<readonly Friend[]> {
  const server = supabase()
  const friends: Friend[] = []
  for (;;) {
    const { data } = await server
      .rpc('get_friends')
      .order('id')
      .range(friends.length, friends.length + PAGE - 1)
      .throwOnError()
    friends.push(...data)
    if (data.length < PAGE) break
  }
  return friends.toSorted((one, other) => byName.compare(one.username, other.username))
}
