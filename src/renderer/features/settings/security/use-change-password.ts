import { useAtomValue } from 'jotai'
import { checkPassword } from '#renderer/entities/password/api.ts'
import { passwordRefusalText, replacePassword } from '#renderer/entities/password/password.ts'
import { sessionAtom } from '#renderer/session/session.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import type { ChangedPassword } from './changed-password.ts'

/** Which field is to be mended, and why. */
interface RefusedChange {
  readonly field: 'current' | 'password'
  readonly message: string
}

const texts = copy.changePassword

/** Changes the password of the member who is signed in, or answers why not. */
export function useChangePassword(): (values: ChangedPassword) => Promise<RefusedChange | null> {
  const toasts = useToasts()
  const session = useAtomValue(sessionAtom)
  const email = session.status === 'present' ? session.user.email : ''
  return async ({ current, password }) => {
    const check = await checkPassword(email, current)
    if (check === 'wrong') return { field: 'current', message: texts.wrong }
    const refusal = check === 'right' ? await replacePassword(password) : check
    if (refusal !== null) return { field: 'password', message: passwordRefusalText(refusal) }
    toasts.success(texts.done.title, texts.done.description)
    return null
  }
}
