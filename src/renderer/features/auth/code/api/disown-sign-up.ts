import { supabase } from '#renderer/server/supabase.ts'

/**
 * Takes the password and the nonce from whoever signed up first with an e-mail that nobody has confirmed: who confirms
 * it chooses a password of their own. Leaves confirmed accounts alone, and tells of none.
 * @throws the server's error; the e-mail must not be confirmed then
 */
export async function disownSignUp(email: string): Promise<void> {
  const { error } = await supabase().rpc('disown_signup', { email })
  if (error) throw error
}
