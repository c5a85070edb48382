import { supabase } from '#renderer/server/supabase.ts'
import type { Portrayed } from '../../frame/portrayed.ts'

/** What every member may see of another, `null` when there is no such member. @throws the server's error */
export async function getMemberCard(id: string): Promise<Portrayed | null> {
  const { data } = await supabase()
    .from('member_cards')
    .select('id,username,avatar_url,cover_url')
    .eq('id', id)
    .maybeSingle()
    .throwOnError()
  return data
}
