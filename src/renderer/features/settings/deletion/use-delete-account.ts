import { useRef, useState } from 'react'
import { checkPassword } from '#renderer/entities/password/api.ts'
import { passwordRefusalText } from '#renderer/entities/password/password.ts'
import { leave } from '#renderer/session/leave.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { announce } from '#renderer/ui/announce.ts'
import { useWindowToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { ownServer } from './api.ts'
import { copy } from './copy.ts'
import { DeletionFailure, deletionOf, type Deletion, type Step } from './deletion.ts'

/** Why an account was not deleted, with the field to correct if there is one. */
export interface Refused {
  readonly field: 'password' | 'root'
  readonly message: string
}

/**
 * Deletes the account of the signed-in member.
 * @returns `remove` resolves to why it failed; `step` is the current step, `null` while idle
 */
export function useDeleteAccount() {
  const member = useMember()
  const toasts = useWindowToasts()
  const [step, setStep] = useState<Step | null>(null)
  const isRunning = useRef(false)
  const begun = useRef<Deletion>(null)

  const show = (next: Step) => {
    setStep(next)
    announce(copy.steps[next])
  }
  /**
   * Continues a deletion begun with this password: if the account is already gone, the password could not be checked
   * again.
   */
  const begin = async (password: string): Promise<Refused | null> => {
    if (begun.current?.password === password) return null
    show('password')
    const check = await checkPassword(member.supabase, member.email, password)
    if (check === 'wrong') return { field: 'password', message: copy.wrong }
    if (check === 'refused') return { field: 'root', message: copy.failed.stays }
    if (check !== 'right') return { field: 'root', message: passwordRefusalText(check) }
    begun.current = deletionOf(await ownServer(member.supabase), password)
    return null
  }
  const run = async (password: string): Promise<Refused | null> => {
    const refused = await begin(password)
    if (refused) return refused
    await begun.current?.run(show)
    toasts.clear()
    const left = leave(member, 'account-deleted')
    toasts.success(copy.done.title, copy.done.description)
    await left
    return null
  }
  const fail = (cause: unknown): Refused => {
    console.error('The account could not be deleted', cause)
    const failure = cause instanceof DeletionFailure ? cause : null
    if (failure?.isExpired) begun.current = null
    const message = failure?.message ?? copy.failed.stays
    // The session ended meanwhile, and the dialog with it.
    if (member.signal.aborted) toasts.error(message, copy.failed.title)
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
