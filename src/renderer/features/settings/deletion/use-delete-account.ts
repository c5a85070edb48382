import { useRef, useState } from 'react'
import { passwordRefusalText } from '#renderer/entities/password/password.ts'
import { checkOwner } from '#renderer/entities/second-step/api.ts'
import { copy as secondStep } from '#renderer/entities/second-step/copy.ts'
import { leave } from '#renderer/session/leave.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { announce } from '#renderer/ui/announce.ts'
import { useWindowToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { ownServer } from './api.ts'
import { copy } from './copy.ts'
import { DeletionFailure, deletionOf, type Deletion, type Step } from './deletion.ts'

/** Why an account was not deleted, with the field to correct if there is one. */
export interface Refused {
  readonly field: 'password' | 'code' | 'root'
  readonly message: string
}

/** By what the member shows that the account is theirs. */
interface Shown {
  readonly password: string
  /** Of the second step, where the account has one. */
  readonly code: string
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
  const begin = async ({ password, code }: Shown): Promise<Refused | null> => {
    if (begun.current?.password === password) return null
    show('password')
    const check = await checkOwner(member.supabase, member.email, password, code)
    if (check === 'wrong') return { field: 'password', message: copy.wrong }
    if (check === 'wrong-code') return { field: 'code', message: secondStep.refused.wrong }
    if (check === 'refused') return { field: 'root', message: copy.failed.stays }
    if (check !== 'right') return { field: 'root', message: passwordRefusalText(check) }
    begun.current = deletionOf(await ownServer(member.supabase), password)
    return null
  }
  const run = async (shown: Shown): Promise<Refused | null> => {
    const refused = await begin(shown)
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
  const remove = async (shown: Shown): Promise<Refused | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    try {
      return await run(shown)
    } catch (cause) {
      return fail(cause)
    } finally {
      isRunning.current = false
      setStep(null)
    }
  }
  return { remove, step }
}
