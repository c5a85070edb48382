import { confirmSession, ownFactors, type CodeRefusal } from '#renderer/entities/second-step/api.ts'
import { supabase } from '#renderer/server/supabase.ts'

/**
 * Confirms the session that has just begun, or was restored, with the code of its account's second step.
 * @returns why it was refused; `null` once it is confirmed, which opens the dashboard
 */
export async function confirmSignIn(code: string): Promise<CodeRefusal | null> {
  const client = supabase()
  const factors = await ownFactors(client)
  // There is a session, so it waits for a server that renews it.
  if (factors.length === 0) return 'unreachable'
  const refusal = await confirmSession(client, factors, code)
  if (refusal !== 'gone') return refusal
  // Taken from the account meanwhile, as of somebody who has lost it. The renewed session knows what is left.
  await client.auth.refreshSession()
  const left = await ownFactors(client)
  return left.length === 0 ? null : confirmSession(client, left, code)
}
