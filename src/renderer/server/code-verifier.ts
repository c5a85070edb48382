import { connection } from './supabase.ts'

const VERIFIER_KEY = 'session-code-verifier'

/**
 * Exchanges the code of a link for a session. The auth client forgets the secret that the mail was asked for with,
 * whatever the answer; unless it brought a session the secret stays: any web page can open a link of ours with a code that is
 * worth nothing, and the real one is still to come.
 * @param exchange answers what the session is known by, `null` without one
 */
export async function keepingCodeVerifier<Found>(
  exchange: () => Promise<Found | null>,
): Promise<Found | null> {
  const { storage } = connection()
  const verifier = await storage.getItem(VERIFIER_KEY)
  const found = await exchange()
  if (found === null && verifier !== null) await storage.setItem(VERIFIER_KEY, verifier)
  return found
}
