import { atom } from 'jotai'
import { z } from 'zod/mini'
import { storeValue } from '#renderer/lib/window-storage.ts'
import { secondStepAtom } from '#renderer/session/session.ts'
import { authFlow, authFlowSchema, initialFlow, type AuthEvent, type AuthFlow } from './auth-flow.ts'

const NAME = 'auth-flow'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const keptSchema = z.object({ flow: authFlowSchema, at: z.number() })

/** Restored after a restart. The server accepts step 2 for a day, and a code for a quarter of an hour. */
function readFlow(): AuthFlow {
  const text = localStorage.getItem(NAME)
  if (text === null) return initialFlow
  try {
    const { flow, at } = keptSchema.parse(JSON.parse(text))
    const age = Date.now() - at
    const isCodeOver = flow.recovery?.step !== 'password' && age > 15 * MINUTE
    if (age <= DAY) return isCodeOver ? { ...flow, recovery: null } : flow
  } catch (cause) {
    console.error('The sign-up that was begun is not readable', cause)
  }
  localStorage.removeItem(NAME)
  return initialFlow
}

const keptFlowAtom = atom(readFlow())

/** State of login and register; survives opening a mail's link and a restart. */
export const authFlowAtom = atom(
  (get) => get(keptFlowAtom),
  (get, set, event: AuthEvent) => {
    const flow = authFlow(get(keptFlowAtom), event)
    set(keptFlowAtom, flow)
    storeValue(NAME, JSON.stringify({ flow, at: Date.now() }))
  },
)

/** E-mail and last typed password while a code is awaited. In memory only. */
export const typedPasswordAtom = atom<{ readonly email: string; readonly password: string } | null>(null)

/**
 * True during a call that may return a session which must not lead to the dashboard yet: a sign-up, the code of a
 * recovery.
 */
export const holdingSessionAtom = atom(false)

/**
 * True while a step comes before the dashboard even with a session: a profile type, a new password (design §5), the code
 * of the account's second step.
 */
export const isUnfinishedAtom = atom((get) => {
  const { newAccount, recovery } = get(authFlowAtom)
  const isBefore = newAccount !== null || recovery?.step === 'password'
  return get(holdingSessionAtom) || get(secondStepAtom) || isBefore
})
