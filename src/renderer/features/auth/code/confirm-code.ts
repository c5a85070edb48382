import { useSetAtom, useStore } from 'jotai'
import { useRef } from 'react'
import { forgetUsernameOffers } from '#renderer/entities/member/username-check.ts'
import { UNREACHABLE } from '#renderer/server/errors.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { accountOf, type NewAccount } from '../auth-flow.ts'
import { failureText, secondsUntilMail } from '../form-texts.ts'
import { authFlowAtom, holdingSessionAtom } from '../flow.ts'
import { disownSignUp, releaseSignUp, sendCode, verifyCode, type VerifyOutcome } from './api.ts'
import { useNoteMail, type MailKind } from './mail-pauses.ts'
import { useEnter } from './use-enter.ts'
import { copy } from './copy.ts'
import { copy as authCopy } from '../copy.ts'

/** Actions for an unconfirmed e-mail: enter its code, or request another one. */
export function useConfirmEmail(email: string) {
  const store = useStore()
  const holdSession = useSetAtom(holdingSessionAtom)
  const { enter } = useEnter()
  const resend = useResend('confirmation', email, () => sendCode(email))
  const confirm = async (code: string): Promise<string | null> => {
    const account = accountOf(store.get(authFlowAtom), email)
    // Before each try: an account that was given up and created again has a password again.
    if (!account || account.isForeign) await disownSignUp(email)
    const refusal = refusalText(await verifyCode(email, code, 'email'))
    if (refusal === null) await enter(email)
    return refusal
  }
  return {
    /** @returns the text to show beside the field, or `null` once confirmed and signed in */
    verify: async (code: string): Promise<string | null> => {
      holdSession(true)
      try {
        return await confirm(code)
      } catch (cause) {
        console.warn('The e-mail could not be confirmed', cause)
        return failureText(cause)
      } finally {
        holdSession(false)
      }
    },
    resend,
  }
}

/**
 * Sends a code again and reports the result.
 * @param send throws if no mail was sent
 * @returns a function that resolves to whether the next mail has to wait
 */
export function useResend(kind: MailKind, email: string, send: () => Promise<void>): () => Promise<boolean> {
  const toasts = useToasts()
  const noteMail = useNoteMail()
  const forgetFailure = useRef(() => {})
  return async () => {
    // One at a time: a stack would cover the code field in a small window.
    forgetFailure.current()
    try {
      await send()
    } catch (cause) {
      console.warn('A new code was refused', cause)
      const seconds = secondsUntilMail(cause)
      if (seconds !== undefined) noteMail(kind, email, seconds)
      const text = seconds === undefined ? failureText(cause) : authCopy.tooManyMails(seconds)
      forgetFailure.current = toasts.error(text)
      return seconds !== undefined
    }
    noteMail(kind, email)
    toasts.success(copy.resent.title, copy.resent.description)
    return true
  }
}

/**
 * Gives up an account whose e-mail was mistyped, because it holds the name for the new sign-up.
 * @returns whether it was given up
 */
export function useGiveUp() {
  const toasts = useToasts()
  return async (account: NewAccount): Promise<boolean> => {
    try {
      await releaseSignUp(account)
    } catch (cause) {
      console.warn('The sign-up could not be taken back', cause)
      toasts.error(copy.notTakenBack)
      return false
    }
    forgetUsernameOffers()
    return true
  }
}

/** Text for a refused code; `null` for an accepted one. */
export function refusalText(outcome: VerifyOutcome): string | null {
  switch (outcome) {
    case 'confirmed':
      return null
    case 'wrong':
      return copy.wrong
    case 'banned':
      return authCopy.banned
    case 'limited':
      return authCopy.tooManyTries
    case 'unreachable':
      return UNREACHABLE
    case 'failed':
      return copy.unchecked
  }
}
