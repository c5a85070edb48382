import type { Cursor } from '#renderer/lib/keyset.ts'
import { supabase } from '#renderer/server/supabase.ts'
import type { FeedFilter } from '../../categories.ts'

/** Position of the newest post, `null` in an empty feed. Cheap: one row of the index. */
export async function newestPost(filter: FeedFilter): Promise<Cursor | null> {
  let query = supabase().from('posts').select('id, created_at')
  if (filter !== 'all') query = query.eq('category', filter)
  const { data } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return data
}
