import type { Cursor } from '#renderer/lib/keyset.ts'
import { supabase } from '#renderer/server/supabase.ts'

/** The newest message the signed-in member has sent or received, `null` when there is none. @throws the server's error */
export async function getLatestMessage(): Promise<Cursor | null> {
  const { data } = await supabase().rpc('get_latest_message').throwOnError()
  return data[0] ?? null
}
