import { authClient } from '#renderer/server/auth-client.ts'
import { keepingCodeVerifier } from '#renderer/server/code-verifier.ts'

/**
 * Signs in with the code that a mail's link came back with. It is worth something only where the mail was asked for
 * (PKCE): any web page can open a link of ours, and one that carried a session would sign the member in as somebody else.
 * @param code of the address, `null` when it has none
 * @returns whether the member is signed in now
 */
export async function verifyLink(code: string | null): Promise<boolean> {
  if (code === null) return false
  return keepingCodeVerifier(async () => {
    const { data, error } = await authClient().exchangeCodeForSession(code)
    if (error) console.warn('The link of a mail was refused', error)
    return data.session !== null
  })
}
