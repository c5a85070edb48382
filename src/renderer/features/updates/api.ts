import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { supabase } from '#renderer/server/supabase.ts'
import type { Database } from '#shared/database.types.ts'

/** A notice of whoever runs the server for this version of the app. */
export type Notice = Database['public']['Functions']['get_client_notices']['Returns'][number]

/**
 * Current notices, most serious first; also without a session.
 * @throws the server's error, which is not shown: the request is repeated
 */
export async function fetchNotices(): Promise<readonly Notice[]> {
  const { version } = await unwrap(desktop.app.info())
  const { data, error } = await supabase().rpc('get_client_notices', { version })
  if (!error) return data
  console.warn('What the server has to say could not be read', error)
  throw error
}
