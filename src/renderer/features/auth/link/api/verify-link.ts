import { authClient, keepingCodeVerifier } from '#renderer/server/supabase.ts'

/**
 * Signs in with the code that a mail's link came back with. It is worth something only where the mail was asked for
 * (PKCE): any web page can open a link of ours, and one that carried a session would sign the member in as somebody else.
 * @param code of the address, `null` when it has none
 * @returns the e-mail of who is signed in now, `null` where the code was worth nothing
 */
export async function verifyLink(code: string | null): Promise<string | null> {
  if (code === null) return null
  return keepingCodeVerifier(async () => {
    const { data, error } = await authClient().exchangeCodeForSession(code)
    if (error) console.warn('The link of a mail was refused', error)
    return data.session?.user.email ?? null
  })
}
