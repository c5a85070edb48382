import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { checkPassword } from '#renderer/entities/password/api.ts'
import { passwordRefusalText } from '#renderer/entities/password/password.ts'
import { currentUserIdAtom, sessionAtom } from '#renderer/session/session.ts'
import { store } from '#renderer/lib/store.ts'
import { announce } from '#renderer/ui/announce.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { ownServer } from './api.ts'
import { copy } from './copy.ts'
import { DeletionFailure, deletionOf, forgetMember, type Deletion, type Step } from './deletion.ts'

/** What keeps an account from going: a field that is to be mended, or everything else. */
export interface Refused {
  readonly field: 'password' | 'root'
  readonly message: string
}

/**
 * Deletes the account of who is signed in.
 * @returns `remove` answers why not; `step` is what is being done, `null` while nothing is
 */
export function useDeleteAccount() {
  const session = useAtomValue(sessionAtom)
  const toasts = useToasts()
  const [step, setStep] = useState<Step | null>(null)
  const isRunning = useRef(false)
  const begun = useRef<Deletion>(null)
  const user = session.status === 'present' ? session.user : null

  const show = (next: Step) => {
    setStep(next)
    announce(copy.steps[next])
  }
  /** What was begun with this password goes on: asked again, an account that is gone would find it wrong. */
  const begin = async (email: string, password: string): Promise<Refused | null> => {
    if (begun.current?.password === password) return null
    show('password')
    const check = await checkPassword(email, password)
    if (check === 'wrong') return { field: 'password', message: copy.wrong }
    if (check === 'refused') return { field: 'root', message: copy.failed.stays }
    if (check !== 'right') return { field: 'root', message: passwordRefusalText(check) }
    begun.current = deletionOf(await ownServer(), password)
    return null
  }
  const run = async (password: string): Promise<Refused | null> => {
    if (!user) return null
    const refused = await begin(user.email, password)
    if (refused) return refused
    await begun.current?.run(show)
    toasts.clear()
    const forgotten = forgetMember(user.id)
    toasts.success(copy.done.title, copy.done.description)
    await forgotten
    return null
  }
  const fail = (cause: unknown): Refused => {
    console.error('The account could not be deleted', cause)
    const failure = cause instanceof DeletionFailure ? cause : null
    if (failure?.isExpired) begun.current = null
    const message = failure?.message ?? copy.failed.stays
    // The session has ended meanwhile, and the dialog with it.
    if (store.get(currentUserIdAtom) === null) toasts.error(message, copy.failed.title)
    return { field: 'root', message }
  }
  const remove = async (password: string): Promise<Refused | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    try {
      return await run(password)
    } catch (cause) {
      return fail(cause)
    } finally {
      isRunning.current = false
      setStep(null)
    }
  }
  return { remove, step }
}
