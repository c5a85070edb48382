import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { supabase } from '#renderer/server/supabase.ts'
import type { Database } from '#shared/database.types.ts'

/** What whoever runs the server says to people in this version of the app. */
export type Notice = Database['public']['Functions']['get_client_notices']['Returns'][number]

/**
 * What holds now, the most serious first; also for who has not signed in.
 * @throws the server's error, which nobody has to see: it is asked again
 */
export async function fetchNotices(): Promise<readonly Notice[]> {
  const { version } = await unwrap(desktop.app.info())
  const { data, error } = await supabase().rpc('get_client_notices', { version })
  if (!error) return data
  console.warn('What the server has to say could not be read', error)
  throw error
}
