import { supabase } from '#renderer/server/supabase.ts'
import type { Banner } from '../slots.ts'

/** The banners of the catalogue in their order (spec §7). @throws the server's error */
export async function listBanners(signal: AbortSignal): Promise<readonly Banner[]> {
  const { data } = await supabase()
    .from('quantum_lux_banners')
    .select('id, image_url')
    .order('id')
    .abortSignal(signal)
    .throwOnError()
  return data
}
