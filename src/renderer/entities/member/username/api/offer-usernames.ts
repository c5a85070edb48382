import { supabase } from '#renderer/server/supabase.ts'

export interface UsernameOffer {
  readonly is_free: boolean
  /** Three that are free, when the wanted one is not; none when nothing like it makes a name. */
  readonly offers: readonly string[]
}

/**
 * Asks whether a username is free; one's own is.
 * @throws the server's error
 */
export async function offerUsernames(wanted: string): Promise<UsernameOffer> {
  const { data, error } = await supabase().rpc('offer_usernames', { wanted }).single()
  if (error) throw error
  return data
}
