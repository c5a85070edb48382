import { isUnreachable } from '#renderer/lib/errors.ts'
import { supabase } from '#renderer/lib/supabase.ts'
import { isTooMany } from '#renderer/lib/too-many.ts'
import { codeKinds, type CodeKind } from '../code-kind.ts'

/** How the server answered: `limited` is too many tries, `unreachable` no answer at all. */
export type VerifyOutcome = 'confirmed' | 'refused' | 'limited' | 'unreachable'

/**
 * Confirms an e-mail with the code typed by the member; `confirmed` also means signed in.
 * @param sent the kind of the last mail; without it a wrong code costs one request for each kind
 */
export async function verifyCode(email: string, token: string, sent?: CodeKind): Promise<VerifyOutcome> {
  for (const type of sent ? [sent] : codeKinds) {
    const { error } = await supabase().auth.verifyOtp({ email, token, type })
    if (!error) return 'confirmed'
    if (isUnreachable(error)) return 'unreachable'
    if (isTooMany(error)) return 'limited'
  }
  return 'refused'
}
