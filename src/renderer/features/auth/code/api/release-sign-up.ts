import { supabase } from '#renderer/server/supabase.ts'
import type { NewAccount } from '../../auth-flow.ts'

/**
 * Takes back a sign-up whose e-mail was mistyped: its name is free for the next.
 * @throws the server's error
 */
export async function releaseSignUp({ userId, nonce }: NewAccount): Promise<void> {
  const { error } = await supabase().rpc('release_signup', { user_id: userId, nonce })
  if (error) throw error
}
