import { passwordRefusalText, replacePassword } from '#renderer/entities/password/password.ts'
import { signOut } from '#renderer/session/sign-out.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { useEnter } from '../code/use-enter.ts'
import { copy } from './copy.ts'

interface Ways {
  /** Whose password it is. */
  readonly email: string
  readonly onEnded: () => void
  readonly onLeave: () => void
}

/** The two ways out of a recovery whose code was right: with a new password into the app, or without one to the login. */
export function useReplacePassword({ email, onEnded, onLeave }: Ways) {
  const toasts = useToasts()
  const { settle } = useEnter()
  return {
    /** @returns the text to show beside the field; `null` when the step is left */
    replace: async (password: string): Promise<string | null> => {
      const refusal = await replacePassword(password)
      if (refusal === 'ended') {
        toasts.error(copy.ended)
        onEnded()
        return null
      }
      if (refusal !== null) return passwordRefusalText(refusal)
      toasts.clear()
      toasts.success(copy.done.title, copy.done.description)
      await settle(email)
      return null
    },
    leave: () => {
      // Its first act is to take the session away, before anything could lead to the dashboard.
      void signOut()
      onLeave()
    },
  }
}
