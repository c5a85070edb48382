import { supabase } from '#renderer/lib/supabase.ts'

const KINDS = ['signup', 'email', 'magiclink', 'recovery', 'invite', 'email_change'] as const

/**
 * Signs in with the address that a mail's link came back with. It carries `token_hash` and `type` where the mail links
 * to the app itself, `code` or both tokens where it links to the server first.
 * @param values query and hash of the address
 * @returns whether the member is signed in now
 */
export async function verifyLink(values: URLSearchParams): Promise<boolean> {
  const { data, error } = await exchange(values)
  if (error) console.warn('The link of a mail was refused', error)
  return error === null && data.session !== null
}

function exchange(values: URLSearchParams) {
  const { auth } = supabase()
  const value = (name: string) => values.get(name) ?? ''
  const type = KINDS.find((kind) => kind === value('type')) ?? 'email'
  if (values.has('token_hash')) return auth.verifyOtp({ token_hash: value('token_hash'), type })
  if (values.has('code')) return auth.exchangeCodeForSession(value('code'))
  return auth.setSession({ access_token: value('access_token'), refresh_token: value('refresh_token') })
}
