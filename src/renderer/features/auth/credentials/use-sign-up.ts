import { useAtom, useSetAtom } from 'jotai'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { isNameOfWaiting } from '../auth-flow.ts'
import { releaseSignUp } from '../code/api.ts'
import { useNoteMail } from '../code/mail-pauses.ts'
import { copy } from '../copy.ts'
import { signUpFailureText } from '../form-texts.ts'
import { authFlowAtom, holdingSessionAtom, typedPasswordAtom } from '../flow.ts'
import { signUp, type SignUpOutcome } from './api.ts'
import type { Answer, Credentials } from './credentials.ts'

/** Imported for a sign-up only: the login needs none. */
const usernames = () => import('#renderer/entities/member/username-check.ts')

/**
 * Signs up and leads to step 2, or returns why not (spec §4, §8). For an unconfirmed account it leads to its code.
 * @param onWaiting called before that, since the typed values were for a new account
 */
export function useSignUp(onWaiting: () => void): (values: Credentials) => Promise<Answer> {
  const toasts = useToasts('frame')
  const [flow, dispatch] = useAtom(authFlowAtom)
  const noteTypedPassword = useSetAtom(typedPasswordAtom)
  const holdSession = useSetAtom(holdingSessionAtom)
  const noteMail = useNoteMail()

  // A new sign-up with the name of a waiting account corrects that one, which still holds the name.
  const takeBack = async ({ username }: Credentials) => {
    if (!flow.waiting || !isNameOfWaiting(flow, username)) return
    await releaseSignUp(flow.waiting)
    const { forgetUsernameOffers } = await usernames()
    forgetUsernameOffers()
  }
  const follow = (outcome: SignUpOutcome, { email, password }: Credentials): Answer => {
    if (outcome.kind === 'taken')
      return {
        title: copy.signUpFailed,
        description: copy.emailTaken,
        wrong: { field: 'email', advice: copy.advice.emailTaken },
      }
    if (!outcome.account.signedIn) noteMail('confirmation', email)
    if (outcome.kind === 'waiting') {
      toasts.info(copy.stillWaiting.title, copy.stillWaiting.description)
      onWaiting()
      noteTypedPassword({ email, password })
      dispatch({ type: 'found_waiting', account: outcome.account })
      return null
    }
    const { title, description } = outcome.account.signedIn ? copy.signedUpReady : copy.signedUp
    toasts.clear()
    toasts.success(title, description)
    dispatch({ type: 'signed_up', account: outcome.account })
    return null
  }
  return async (values) => {
    holdSession(true)
    try {
      await takeBack(values)
      const { isUsernameTaken } = await usernames()
      if (await isUsernameTaken(values.username)) return 'name-taken'
      return follow(await signUp(values), values)
    } catch (cause) {
      console.warn('The sign-up was refused', cause)
      return { title: copy.signUpFailed, description: signUpFailureText(cause) }
    } finally {
      holdSession(false)
    }
  }
}
