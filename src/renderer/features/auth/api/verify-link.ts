import { supabase } from '#renderer/lib/supabase.ts'

const KINDS = ['signup', 'email', 'magiclink', 'recovery', 'invite', 'email_change'] as const

/**
 * Confirms an account with the address a mail's link came back with, `cosmia://auth/confirm?token_hash=…&type=…`, or
 * with `code=…` where the mail keeps Supabase's own link.
 * @returns whether the member is signed in now
 */
export async function verifyLink(query: URLSearchParams): Promise<boolean> {
  const tokenHash = query.get('token_hash')
  const code = query.get('code')
  const type = KINDS.find((kind) => kind === query.get('type')) ?? 'email'
  const { auth } = supabase()
  const answer = tokenHash
    ? await auth.verifyOtp({ token_hash: tokenHash, type })
    : await auth.exchangeCodeForSession(code ?? '')
  if (answer.error) console.warn('The link of a mail was refused', answer.error)
  return answer.error === null && answer.data.session !== null
}
